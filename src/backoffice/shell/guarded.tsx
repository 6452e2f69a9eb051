import type { ComponentType } from 'react';
import { AccessDenied, CanAccess, useResourceContext } from 'react-admin';

const ACTIONS = ['list', 'create', 'edit', 'show'] as const;

export type Screens = Partial<Record<(typeof ACTIONS)[number], ComponentType>>;

/**
 * The screens of a resource, of which nobody sees anything, not even for a moment, before it is known that they may. react-admin's own
 * screens draw their fields first and lead away then, and screens of ours do not ask.
 */
export function guarded<T extends Screens>(screens: T): T {
  const behind = { ...screens };
  for (const action of ACTIONS) {
    const Screen = screens[action];
    if (Screen) behind[action] = behindAccess(action, Screen);
  }
  return behind;
}

/** A screen for those who may do this with the resource that is named, or else with the one around it. */
export function behindAccess(action: string, Screen: ComponentType, resource?: string): ComponentType {
  return function Guarded() {
    const around = useResourceContext();
    return (
      <CanAccess resource={resource ?? around ?? ''} action={action} accessDenied={<AccessDenied />}>
        <Screen />
      </CanAccess>
    );
  };
}
