import { EditScreen } from '../forms/screens.tsx';
import { DeviceForm } from './device-form.tsx';

export default function DeviceEdit() {
  return (
    <EditScreen>
      <DeviceForm />
    </EditScreen>
  );
}
