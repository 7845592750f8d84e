-- What happened to an account's security: its owner reads it.
create table security_events (
  account_id text not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  at timestamptz not null default now(),
  -- Failures of a day from one network are one row that counts.
  day date not null default (now() at time zone 'utc')::date,
  times integer not null default 1,
  -- Where from; empty for the operator's commands, and for failures beyond a day's rows.
  ip text not null default '',
  user_agent text not null default '',
  -- Name of a token, or how somebody signed in.
  detail text not null default '',
  -- The session that did it, or was opened by it; it need not exist any more.
  session_id text not null default '',
  -- A sign-in from a place unknown until then, which the owner has not confirmed.
  is_unconfirmed boolean not null default false,
  primary key (account_id, id)
);

create unique index security_events_failures on security_events (account_id, kind, day, ip)
  where kind in ('sign-in-failed', 'code-failed');
create index security_events_unconfirmed on security_events (account_id) where is_unconfirmed;
create index security_events_by_age on security_events (at);
