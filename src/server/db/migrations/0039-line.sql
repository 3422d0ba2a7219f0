-- LINE: a bell beside the mail, for who has asked for it.
create table line_code (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  code_hash text not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (association_id, id)
);

create table line_contact (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  line_user text not null,
  linked_at timestamptz not null,
  ended_at timestamptz,
  primary key (association_id, id)
);
create unique index line_contact_once on line_contact (association_id, user_id) where ended_at is null;

create table line_push (
  association_id uuid not null references association on delete cascade,
  -- Of the delivery, and the key by which LINE takes a message once.
  id uuid not null,
  contact_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  primary key (association_id, id),
  foreign key (association_id, id) references notice_delivery on delete cascade,
  foreign key (association_id, contact_id) references line_contact on delete cascade
);
create index line_push_contact on line_push (association_id, contact_id);

do $$
declare
  name text;
begin
  foreach name in array array['line_code', 'line_contact', 'line_push'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_association on %I to sumiwa_app
      using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', name);
    perform watch_changes(name::regclass);
    execute format('alter table %I alter column association_id set statistics 0', name);
  end loop;
end $$;
grant select, insert, delete on line_code to sumiwa_app;
grant select, insert, update on line_contact to sumiwa_app;
grant select on line_push to sumiwa_app;

-- LINE took it: more than a mail alone, and never that it was read.
alter table notice_event drop constraint notice_event_event_check;
alter table notice_event add check (event in ('accepted', 'refused', 'gaveUp', 'handed', 'lined'));
