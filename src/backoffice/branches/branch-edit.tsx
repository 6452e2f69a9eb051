import { Navigate, useParams } from 'react-router';
import { EditScreen } from '../forms/screens.tsx';
import { BranchForm, isTab } from './branch-form.tsx';

/** Everything of a branch; an address that names none of its tabs leads to the first. */
export function BranchEdit() {
  const { id, '*': tab = '' } = useParams();
  if (!isTab(tab)) return <Navigate to={`/branches/${id}`} replace />;
  return (
    <EditScreen isWide>
      <BranchForm />
    </EditScreen>
  );
}
