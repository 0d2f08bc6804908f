// On Node 20 a worker can't start from a TypeScript file, not even under tsx: it has to register the loader itself.
import { register } from 'tsx/esm/api';

register();
await import('./gif-worker.ts');
