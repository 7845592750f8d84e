-- Facts about the installation itself, by name: what all its processes must agree on.
create table installation (
  name text primary key,
  value text not null
);
