-- 集会室などの予約. One row for each hour that is taken: the same hour of the same space can be there once.
create table space (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  position int not null,
  name text not null,
  place text not null default '',
  rules jsonb not null,
  primary key (association_id, id)
);

create table booking (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  space_id uuid not null,
  dwelling_id uuid not null,
  day date not null,
  from_hour int not null check (from_hour between 0 and 23),
  until_hour int not null check (until_hour > from_hour and until_hour <= 24),
  purpose text not null,
  people int not null check (people > 0),
  fee_yen bigint not null check (fee_yen >= 0),
  booked_as text not null,
  booked_by uuid references app_user,
  booked_at timestamptz not null,
  -- free: in time. late: the fee stays. bumped: the association needs the space.
  ended text check (ended in ('free', 'late', 'bumped')),
  ended_words text not null default '',
  ended_at timestamptz check ((ended_at is null) = (ended is null)),
  -- The charge in the bills, once it is asked for.
  extra_id uuid,
  primary key (association_id, id),
  foreign key (association_id, space_id) references space on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, extra_id) references extra_charge on delete set null (extra_id)
);
create index booking_space on booking (association_id, space_id, day);
create index booking_dwelling on booking (association_id, dwelling_id, day);
create index booking_extra on booking (association_id, extra_id);

create table booking_slot (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  space_id uuid not null,
  booking_id uuid not null,
  day date not null,
  hour int not null,
  primary key (association_id, id),
  unique (association_id, space_id, day, hour),
  foreign key (association_id, space_id) references space on delete cascade,
  foreign key (association_id, booking_id) references booking on delete cascade
);
create index booking_slot_booking on booking_slot (association_id, booking_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['space', 'booking', 'booking_slot'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
  end loop;
end $$;
grant select on space to sumiwa_app;
grant select, insert on booking to sumiwa_app;
grant update (ended, ended_words, ended_at, extra_id) on booking to sumiwa_app;
grant select, insert, delete on booking_slot to sumiwa_app;
