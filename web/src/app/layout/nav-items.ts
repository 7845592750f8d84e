import {
  ClipboardList,
  Download,
  Images,
  LayoutGrid,
  type LucideIcon,
  PenTool,
  Settings,
  Shapes,
  Sparkles,
  SquareStack,
} from 'lucide-react';

export interface NavItem {
  path: string;
  /** Key of `common.json`. */
  title: string;
  icon: LucideIcon;
  /** Other paths that belong to it. */
  also?: string[];
}

/** The work in the order of a day. */
export const NAV: NavItem[] = [
  { path: '/auth/diy', title: 'title.diy', icon: PenTool },
  { path: '/auth/goods', title: 'title.templates', icon: LayoutGrid },
  { path: '/auth/piliang', title: 'title.batch', icon: SquareStack, also: ['/auth/user/piliang'] },
  { path: '/auth/user/image', title: 'title.library', icon: Images },
  { path: '/auth/ai', title: 'title.ai', icon: Sparkles },
  { path: '/auth/user/goods', title: 'title.designs', icon: Shapes },
  { path: '/auth/user/ordersLog', title: 'title.orders', icon: ClipboardList, also: ['/auth/user/orders'] },
  { path: '/auth/user/saveDown', title: 'navTitle.downloads', icon: Download },
];

/** Reached from the account's menu and the user centre, not from the top bar. */
export const SETTINGS: NavItem = { path: '/auth/user/settings', title: 'title.settings', icon: Settings };

/** The items of the user centre's rail. */
export const USER_CENTRE = [
  '/auth/user/goods',
  '/auth/user/image',
  '/auth/user/piliang',
  '/auth/user/ordersLog',
  '/auth/user/saveDown',
  '/auth/user/settings',
];

/** Places of the bar on a phone: the four most used and everything else. */
export const PHONE_PATHS = ['/auth/goods', '/auth/user/image', '/auth/user/goods', '/auth/user/saveDown'];

/** Whether `pathname` lies in the part of the product that `item` opens. */
export function isWithin(item: Pick<NavItem, 'path' | 'also'>, pathname: string): boolean {
  return [item.path, ...(item.also ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
