import { EditScreen } from '../forms/screens.tsx';
import { BranchForm } from './branch-form.tsx';

export default function BranchEdit() {
  return (
    <EditScreen>
      <BranchForm />
    </EditScreen>
  );
}
