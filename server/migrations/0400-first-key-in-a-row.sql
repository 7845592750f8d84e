-- Key 0 is SECRET_KEY's own. Once `cli secret replace` has replaced SECRET_KEY, it stands in a row like the others (decision 0400).
alter table installation_keys drop constraint installation_keys_id_check;
alter table installation_keys add constraint installation_keys_id_check check (id >= 0);
