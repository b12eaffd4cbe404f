-- What reports over people cost the planner and the sums (docs/scale.md).

-- A member belongs to one agent: groups of both are as many as members. Taken for independent they are thought to be many
-- times more, and are sorted in files instead of being put together in memory.
create statistics bet_day_people (ndistinct) on agent_id, member_id from bet_day;
create statistics bet_month_people (ndistinct) on agent_id, member_id from bet_month;
create statistics member_day_people (ndistinct) on agent_id, member_id from member_day;
create statistics member_month_people (ndistinct) on agent_id, member_id from member_month;

-- A sum of satang or pieces that is one itself: nothing for no rows, an error beyond nine quintillions. `sum(bigint)` counts
-- in numbers of any size, which takes a half as long again.
create aggregate sum_bigint(bigint) (sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);
