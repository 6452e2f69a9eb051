import type { Api } from '../platform/http/api.ts';
import type { PeopleService } from '../people/service.ts';
import { orderAnswerRoutes, orderRoutes } from './routes/customers.ts';
import { orderEventRoutes } from './routes/order-events.ts';
import { orderStepRoutes, staffOrderRoutes } from './routes/staff.ts';
import type { OrderService } from './service.ts';

export function ordersRoutes(api: Api, orders: OrderService, people: PeopleService): void {
  orderRoutes(api, orders);
  staffOrderRoutes(api, orders);
  orderStepRoutes(api, orders);
  orderAnswerRoutes(api, orders);
  orderEventRoutes(api, orders, people);
}
