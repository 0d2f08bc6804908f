import type { Route } from '../request.ts';
import { APPLICATION_ROUTES } from './application.ts';
import { CALLBACK_ROUTES } from './callbacks.ts';
import { CHANNEL_ROUTES } from './channels.ts';
import { COMMAND_ROUTES } from './commands.ts';
import { MESSAGE_ROUTES } from './messages.ts';
import { WEBHOOK_ROUTES } from './webhooks.ts';

export const ROUTES: readonly Route[] = [
  ...APPLICATION_ROUTES,
  ...COMMAND_ROUTES,
  ...CHANNEL_ROUTES,
  ...MESSAGE_ROUTES,
  ...CALLBACK_ROUTES,
  ...WEBHOOK_ROUTES,
];
