import { Outlet } from 'react-router';

/** The product frame; deepened in a moment. */
export function Frame() {
  return <Outlet />;
}
