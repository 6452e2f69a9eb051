import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import { Menu } from 'react-admin';
import { useMe, isAdmin } from '../data/me.ts';
import { STEPS } from './steps.ts';
import { texts } from './texts.ts';
import { useSteps, $isComplete } from './use-steps.ts';

/** The way to the first steps, for admins of a shop that has not taken them all. */
export function FirstRunEntry() {
  const me = useMe();
  const { data: done } = useSteps(me !== undefined && isAdmin(me) && !$isComplete.get());
  if (!done || STEPS.every((step) => done[step])) return null;
  return <Menu.Item to="/first-run" primaryText={texts.title} leftIcon={<ChecklistIcon />} />;
}
