import { lazy } from 'react';
import { Resource } from 'react-admin';
import { resources, type ResourceName } from './api/texts.ts';

const named = (name: ResourceName) => ({ name, options: { label: resources[name].many } });

/** The screens of everything besides orders and what is offered, each fetched when it is first opened. */
export const BACK_ROOMS = (
  <>
    <Resource
      {...named('branches')}
      list={lazy(() => import('./branches/branch-list.tsx'))}
      edit={lazy(() => import('./branches/branch-edit.tsx'))}
      create={lazy(() => import('./branches/branch-create.tsx'))}
      show={lazy(() => import('./branches/branch-show.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('tables')}
      list={lazy(() => import('./tables/table-list.tsx'))}
      edit={lazy(() => import('./tables/table-edit.tsx'))}
      create={lazy(() => import('./tables/table-create.tsx'))}
      recordRepresentation="identifier"
    />
    <Resource
      {...named('divisions')}
      list={lazy(() => import('./divisions/division-list.tsx'))}
      edit={lazy(() => import('./divisions/division-edit.tsx'))}
      create={lazy(() => import('./divisions/division-create.tsx'))}
      recordRepresentation="name"
    />
    <Resource
      {...named('donatees')}
      list={lazy(() => import('./donatees/donatee-list.tsx'))}
      edit={lazy(() => import('./donatees/donatee-edit.tsx'))}
      create={lazy(() => import('./donatees/donatee-create.tsx'))}
      recordRepresentation="name"
    />
  </>
);
