-- Sessions of people and tokens of programs are the same thing to a request; they differ in how they end.
alter table sessions
  add column kind text not null default 'session' check (kind in ('session', 'token')),
  -- Given by the person to a program's token; empty for sessions.
  add column name text not null default '',
  -- What signed in, as the browser names itself, cut.
  add column user_agent text not null default '',
  add column ip text not null default '';
create index sessions_newest on sessions (account_id, created_at desc);
