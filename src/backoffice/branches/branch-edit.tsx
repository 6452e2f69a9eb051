import { EditScreen } from '../forms/screens.tsx';
import { BranchForm } from './branch-form.tsx';

export function BranchEdit() {
  return (
    <EditScreen isWide>
      <BranchForm />
    </EditScreen>
  );
}
