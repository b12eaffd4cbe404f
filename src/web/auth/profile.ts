import { isRecord } from '#web/core/is-record.ts';

/** One line of the drawer, as the server sends it. */
export interface MenuLink {
  readonly id: string;
  readonly label: string;
  /** Its label in English, where it has one. */
  readonly labelEn?: string;
  readonly icon?: string;
  readonly link: string;
  /** Key of the count shown next to it. */
  readonly badge?: string;
}

/** A single link (no `items`) or a collapsible group. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly labelEn?: string;
  readonly icon: string;
  readonly link?: string;
  readonly badge?: string;
  readonly isCollapsed: boolean;
  readonly items: readonly MenuLink[];
}

export interface User {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly roleName: string;
  readonly photoUrl?: string;
  /** Key of the server the person works on. */
  readonly server: string;
  readonly mustChangePassword: boolean;
  /** Notices about accounts that wait to be read. */
  readonly noticeCount: number;
}

/** Who is signed in and what the server lets them see. Kept in local storage under `local_data`. */
export interface Profile {
  readonly user: User;
  /** Grants; a segment may be `*`. */
  readonly permissions: readonly string[];
  readonly menus: readonly MenuEntry[];
}

type Unknown = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 200) : typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);

/** A server that names no permissions has the person see everything, and decides call by call. */
const everything: readonly string[] = ['*'];

/**
 * Reads the reply of sign-in or profile. The user may be in `data` itself or in `data.user`; menus and permissions with
 * the user or in `data`. Trusts nothing: links must stay in this product or be https, the depth is limited to two,
 * wrong types count as absent. Undefined without a user.
 */
export function readProfile(reply: unknown): Profile | undefined {
  if (!isRecord(reply)) return undefined;
  const { error: _error, access_token: _token, data: within, ...rest } = reply;
  if (!isRecord(within)) return undefined;
  const user = isRecord(within.user) ? within.user : {};
  const data: Unknown = { ...rest, ...within, ...user };
  const name = textOf(data.name);
  // Who has no number is known by what no colleague shares.
  const id =
    [data.user_id, data.id, data.username, data.email, data.name].map(textOf).find((text) => text !== '') ?? '';
  if (id === '') return undefined;
  const photoUrl = safePhoto(textOf(data.photo_url));
  return {
    user: {
      id,
      name,
      username: textOf(data.username),
      email: textOf(data.email),
      roleName: textOf(data.role_name),
      ...(photoUrl && { photoUrl }),
      server: textOf(data.server),
      mustChangePassword: data.must_change_password === true,
      noticeCount: typeof data.notice_count === 'number' ? data.notice_count : 0,
    },
    permissions:
      data.permissions === undefined || data.permissions === null
        ? everything
        : (Array.isArray(data.permissions) ? data.permissions : []).filter(
            (key): key is string => typeof key === 'string',
          ),
    menus: listOf(data.menus).flatMap(readMenu),
  };
}

/** The access token of a reply to signing in: beside `data`, or in it. */
export function readToken(reply: unknown): string | undefined {
  if (!isRecord(reply)) return undefined;
  const within = isRecord(reply.data) ? reply.data.access_token : undefined;
  return [reply.access_token, within].find((one): one is string => typeof one === 'string' && one !== '');
}

function readMenu(entry: unknown): readonly MenuEntry[] {
  if (!isRecord(entry)) return [];
  const label = textOf(entry.label);
  const link = safeLink(textOf(entry.link));
  const items = listOf(entry.subItems).flatMap(readLink);
  if (label === '' || (!link && items.length === 0)) return [];
  const badge = textOf(entry.badge_key);
  const labelEn = textOf(entry.label_en);
  return [
    {
      id: textOf(entry.id) || label,
      label,
      ...(labelEn && { labelEn }),
      icon: textOf(entry.icon),
      ...(link && items.length === 0 && { link }),
      ...(badge && badge !== 'none' && { badge }),
      isCollapsed: entry.isMenuCollapsed === true,
      items,
    },
  ];
}

function readLink(item: unknown): readonly MenuLink[] {
  if (!isRecord(item)) return [];
  const label = textOf(item.label);
  const link = safeLink(textOf(item.link));
  if (label === '' || !link) return [];
  const icon = textOf(item.icon);
  const badge = textOf(item.badge_key);
  const labelEn = textOf(item.label_en);
  return [
    {
      ...{ id: textOf(item.id) || link, label, link },
      ...(labelEn && { labelEn }),
      ...(icon && { icon }),
      ...(badge && badge !== 'none' && { badge }),
    },
  ];
}

/** A path of this product or an https address; anything else (javascript:, //host) is no link. */
export function safeLink(link: string): string | undefined {
  if (/^\/(?![/\\])/.test(link) || /^https:\/\//i.test(link)) return link;
  return undefined;
}

function safePhoto(url: string): string | undefined {
  return safeLink(url) ?? (/^data:image\/(png|jpeg|webp);base64,/.test(url) ? url : undefined);
}

/** The profile in the shape that `readProfile` takes as `data`: what is kept locally and handed to another tab. */
export function writeProfile({ user, permissions, menus }: Profile): Unknown {
  return {
    user_id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    role_name: user.roleName,
    photo_url: user.photoUrl,
    server: user.server,
    must_change_password: user.mustChangePassword,
    notice_count: user.noticeCount,
    permissions,
    menus: menus.map(({ items, isCollapsed, badge, labelEn, ...entry }) => ({
      ...entry,
      label_en: labelEn,
      badge_key: badge,
      isMenuCollapsed: isCollapsed,
      subItems: items.map(({ badge: own, labelEn: english, ...item }) => ({
        ...item,
        label_en: english,
        badge_key: own,
      })),
    })),
  };
}
