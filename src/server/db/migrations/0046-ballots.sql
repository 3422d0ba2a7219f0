-- 電磁的方法 (第39条第3項): an answer that the owner gave in person, without paper and without readings.
alter table vote_answer
  drop constraint vote_answer_kind_check,
  add constraint vote_answer_kind_check
    check (kind in ('paper', 'withdrawal', 'proxy', 'electronic', 'electronic-proxy')),
  drop constraint vote_answer_agent_check,
  add constraint vote_answer_agent_check
    check (kind in ('proxy', 'electronic-proxy') or (agent_id is null and not is_at_door)),
  alter column first_reading_id drop not null,
  alter column second_reading_id drop not null,
  add column cast_by uuid references app_user,
  -- Read by two, or cast by one.
  add constraint vote_answer_origin_check check (
    (cast_by is null and first_reading_id is not null and second_reading_id is not null)
    or (cast_by is not null and first_reading_id is null and second_reading_id is null)
  );
create index vote_answer_cast_by on vote_answer (association_id, cast_by) where cast_by is not null;
