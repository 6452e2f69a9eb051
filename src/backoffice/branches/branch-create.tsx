import { Branch } from '../../lib/contract/branches.ts';
import { CreateScreen } from '../forms/screens.tsx';
import { BranchForm } from './branch-form.tsx';

/** What a branch is unless somebody says otherwise, by the contract; a name it has only from whoever makes it. */
const { id: _, ...defaults } = Branch.parse({ id: 1, identifier: 'neu', name: 'neu' });
const NEW_BRANCH = { ...defaults, identifier: '', name: '' };

export function BranchCreate() {
  return (
    <CreateScreen redirect="edit" isWide>
      <BranchForm defaultValues={NEW_BRANCH} />
    </CreateScreen>
  );
}
