// title: `object.Equals(day, other)` of two enums
// rule: ALLOC201
// bytes: 48
// unflagged: the box of the second value belongs to the finding of the call
static class Case
{
    static DayOfWeek s_other = DayOfWeek.Friday;

    static bool Probe(DayOfWeek day = DayOfWeek.Friday) => object.Equals([|day|], s_other);
}
