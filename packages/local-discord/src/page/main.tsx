import { render } from 'preact';
import { App } from './app.tsx';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
