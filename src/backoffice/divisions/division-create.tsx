import { CreateScreen } from '../forms/screens.tsx';
import { DivisionForm } from './division-form.tsx';

export function DivisionCreate() {
  return (
    <CreateScreen>
      <DivisionForm isNew />
    </CreateScreen>
  );
}
