import { Alert } from '@mui/material';
import type { Branch } from '../../lib/contract/branches.ts';
import { tableTexts as texts } from './texts.ts';

/** Says so if the codes of a branch would lead to no table. */
export function TableNotice({ branch }: { branch: Branch }) {
  return branch.isDineInEnabled && branch.isTableSelectionEnabled ? null : (
    <Alert severity="warning">{texts.notServed}</Alert>
  );
}
