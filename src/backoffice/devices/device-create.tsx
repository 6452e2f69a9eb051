import { CreateScreen } from '../forms/screens.tsx';
import { DeviceForm } from './device-form.tsx';

export function DeviceCreate() {
  return (
    <CreateScreen>
      <DeviceForm isNew />
    </CreateScreen>
  );
}
