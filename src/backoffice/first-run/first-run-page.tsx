import type { ReactNode } from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import type { Branch } from '../../lib/contract/branches.ts';
import { PATHS } from '../branches/tab-paths.ts';
import { useAddresses } from '../data/config.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { CountryChoice } from './country-choice.tsx';
import { NameChoice } from './name-choice.tsx';
import { EmptyDemo } from './empty-demo.tsx';
import { STEPS, type MissingFact, type Step } from './steps.ts';
import { texts } from './texts.ts';
import { GUARANTEE_FILES } from '../config/texts.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useSteps } from './first-run-entry.tsx';

/** Where a step leads: with one branch or none straight to its form; null: it is done in the guide, or in the shop. */
function screenOf(step: Step, branches: readonly Branch[]): string | null {
  const [only] = branches.length === 1 ? branches : [];
  if (step === 'branch') return branches.length === 0 ? '/branches/create' : '/branches';
  if (step === 'hours') return only ? `/branches/${only.id}/${PATHS.hours}` : '/branches';
  if (step === 'menu') return '/products/create';
  return step === 'legal' ? '/config/rechtliches' : null;
}

/** Other ways to a menu, and what a shop needs besides. */
const MENU_WAYS = { table: '/products/import', menus: '/menus' } as const;
const ALSO = { printer: '/devices/create', people: '/users/create' } as const;

/** Leads a new shop to its first order. Progress is derived from the shop's data. */
export function FirstRunPage() {
  const me = useMe();
  const { data, error, refetch, isFetching } = useSteps(me !== undefined && isAdmin(me), 'always');
  const done = data?.done;
  if (me && !isAdmin(me)) return <Alert severity="warning">{texts.denied}</Alert>;

  const count = done ? STEPS.filter((step) => done[step]).length : 0;
  const next = STEPS.find((step) => done && !done[step]);
  return (
    <Box sx={{ py: 2, maxWidth: 800 }}>
      <Title title={texts.title} />
      <LoadError error={error} onAgain={refetch} />
      {!done && !error && <Skeleton variant="rounded" height={480} />}
      {data && done && (
        <Card>
          <CardContent sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
            <Typography>{next ? texts.intro : texts.complete}</Typography>
            {data.isDemo && <EmptyDemo />}
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
              <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
                {texts.progress(count, STEPS.length)}
              </Typography>
              <Button color="secondary" disabled={isFetching} onClick={() => void refetch()}>
                {texts.recheck}
              </Button>
            </Box>
            <LinearProgress
              variant="determinate"
              value={(count / STEPS.length) * 100}
              aria-label={texts.progress(count, STEPS.length)}
              sx={{ height: 10, borderRadius: 5 }}
            />
            <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {STEPS.map((step) => (
                <StepRow
                  key={step}
                  step={step}
                  isDone={done[step]}
                  isNext={step === next}
                  branches={data.branches}
                >
                  {step === 'country' && (
                    <CountryChoice config={data.config} onSaved={() => void refetch()} />
                  )}
                  {step === 'name' && (
                    <NameChoice name={done.name ? data.config.shopName : ''} onSaved={() => void refetch()} />
                  )}
                  {step === 'legal' && <Missing facts={data.missing} />}
                </StepRow>
              ))}
            </Stack>
            <Box component="section" aria-label={texts.also.title}>
              <Typography variant="h6" component="h2" sx={{ fontSize: 18 }}>
                {texts.also.title}
              </Typography>
              <Links to={ALSO} names={texts.also.links} />
            </Box>
          </CardContent>
        </Card>
      )}
    </Box>
  );
}

/** What a shop still lacks by law, in words. */
function Missing({ facts }: { facts: readonly MissingFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.missing.heading}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {facts.map((fact) => (
          <li key={fact}>
            {texts.missing[fact]}
            {fact === 'guarantee' && (
              <>
                {' · '}
                <a href={GUARANTEE_FILES} target="_blank" rel="noopener">
                  {texts.missing.guaranteeSource}
                </a>
              </>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Further ways, beside the button of a step. */
function Links<Name extends string>({
  to,
  names,
}: {
  to: Record<Name, string>;
  names: Record<Name, string>;
}) {
  return (Object.keys(to) as Name[]).map((name) => (
    <Button key={name} component={Link} to={to[name]} color="secondary" sx={{ ml: -1, mr: 2, minHeight: 44 }}>
      {names[name]}
    </Button>
  ));
}

interface StepProps {
  step: Step;
  isDone: boolean;
  isNext: boolean;
  branches: readonly Branch[];
  children?: ReactNode;
}

function StepRow({ step, isDone, isNext, branches, children }: StepProps) {
  const { site } = useAddresses();
  const { title, hint, action } = texts.steps[step];
  const variant = isNext ? 'contained' : 'outlined';
  const name = `${action}: ${title}`;
  const screen = screenOf(step, branches);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        p: 1.5,
        border: 1,
        borderColor: isNext ? 'secondary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      {isDone ? (
        <CheckCircleIcon color="success" titleAccess={texts.done} />
      ) : (
        <RadioButtonUncheckedIcon color="disabled" titleAccess={texts.open} />
      )}
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="h6" component="h2" sx={{ fontSize: 18 }}>
          {title}
        </Typography>
        <Typography color="text.secondary">{hint}</Typography>
        {children}
        {step === 'menu' && <Links to={MENU_WAYS} names={texts.menuWays} />}
      </Box>
      {step === 'order' && (
        <Button
          variant={variant}
          color={isNext ? 'primary' : 'secondary'}
          href={`${site}/`}
          target="_blank"
          aria-label={name}
        >
          {action}
        </Button>
      )}
      {screen !== null && (
        <Button
          variant={variant}
          color={isNext ? 'primary' : 'secondary'}
          component={Link}
          to={screen}
          aria-label={name}
        >
          {action}
        </Button>
      )}
    </Box>
  );
}
