import { EditScreen } from '../forms/screens.tsx';
import { DivisionForm } from './division-form.tsx';

export function DivisionEdit() {
  return (
    <EditScreen>
      <DivisionForm />
    </EditScreen>
  );
}
