import type { Api } from '../platform/http/api.ts';
import { messageRoutes } from './routes/messages.ts';
import { pushRoutes } from './routes/push.ts';
import type { MessageService } from './service.ts';

export function messagesRoutes(api: Api, messages: MessageService): void {
  messageRoutes(api, messages);
  pushRoutes(api, messages);
}
