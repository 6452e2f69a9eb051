import type { Api } from '../platform/http/api.ts';
import { apiKeyRoutes } from './routes/api-keys.ts';
import { logRoutes } from './routes/logs.ts';
import { meRoutes } from './routes/me.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { userRoutes } from './routes/users.ts';
import type { PeopleService } from './service.ts';

export function peopleRoutes(api: Api, people: PeopleService): void {
  sessionRoutes(api, people);
  // Before users, whose `{id}` would match 'me'.
  meRoutes(api, people);
  userRoutes(api, people);
  apiKeyRoutes(api, people);
  logRoutes(api, people);
}
