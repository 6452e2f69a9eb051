import { EditScreen } from '../forms/screens.tsx';
import { DeviceForm } from './device-form.tsx';

export function DeviceEdit() {
  return (
    <EditScreen>
      <DeviceForm />
    </EditScreen>
  );
}
