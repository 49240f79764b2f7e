// title: a set of two enum values that is asked for one
// rule: ALLOC606
// bytes: 0
// message: the table is made once
// il: elsewhere: the table is made where its class begins
// fix: ALLOC606.Switch
// safety: safe
// after: 0
static class Case
{
    private static readonly HashSet<DayOfWeek> [|s_free|] = new() { DayOfWeek.Saturday, DayOfWeek.Sunday };

    static int Probe(DayOfWeek day = DayOfWeek.Monday) => s_free.Contains(day) ? 1 : 2;

    static bool Behave(int day) => s_free.Contains((DayOfWeek)day);
}
