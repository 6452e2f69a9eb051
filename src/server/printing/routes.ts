import type { Api } from '../platform/http/api.ts';
import { deviceRoutes } from './routes/devices.ts';
import { printerRoutes } from './routes/printers.ts';
import { printRoutes } from './routes/prints.ts';
import type { PrintingService } from './service.ts';

export function printingRoutes(api: Api, printing: PrintingService): void {
  deviceRoutes(api, printing);
  printRoutes(api, printing);
  printerRoutes(api, printing);
}
