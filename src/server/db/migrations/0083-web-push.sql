-- Web push: a bell on a device beside the mail, for who has asked for it there.
create table push_device (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  -- Where its maker takes messages for it, and the keys with which they are sealed.
  endpoint text not null check (char_length(endpoint) <= 1000),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  auth_secret text not null check (auth_secret ~ '^[A-Za-z0-9_-]{22}$'),
  added_at timestamptz not null,
  ended_at timestamptz,
  primary key (association_id, id)
);
create unique index push_device_once on push_device (association_id, endpoint) where ended_at is null;
create index push_device_user on push_device (association_id, user_id) where ended_at is null;

create table push_bell (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  delivery_id uuid not null,
  device_id uuid not null,
  title text not null,
  page_url text not null,
  is_urgent boolean not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  primary key (association_id, id),
  -- No device twice.
  unique (association_id, delivery_id, device_id),
  foreign key (association_id, delivery_id) references notice_delivery on delete cascade,
  foreign key (association_id, device_id) references push_device on delete cascade
);
create index push_bell_device on push_bell (association_id, device_id);

do $$
declare
  name text;
begin
  foreach name in array array['push_device', 'push_bell'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_association on %I to sumiwa_app
      using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', name);
    perform watch_changes(name::regclass);
    execute format('alter table %I alter column association_id set statistics 0', name);
  end loop;
end $$;
grant select, insert, update on push_device to sumiwa_app;
grant select on push_bell to sumiwa_app;

-- A device's maker took it: more than a mail alone, and never that it was read.
alter table notice_event drop constraint notice_event_event_check;
alter table notice_event add check (event in ('accepted', 'refused', 'gaveUp', 'handed', 'lined', 'pushed'));
