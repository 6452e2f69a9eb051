import { useGetIdentity, UserMenu } from 'react-admin';

/** The button says who is signed in, and is called what it says. */
export function OfficeUserMenu() {
  const { data } = useGetIdentity();
  return <UserMenu {...(data?.fullName ? { label: data.fullName } : {})} />;
}
