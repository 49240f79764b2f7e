// title: `TimeSpan.FromMilliseconds(days * 24 * 60 * 60 * 1000)`
// rule: ALLOC703
// bytes: 0
// il: elsewhere: the rule is about an overflow
// fix: ALLOC703.Long
// safety: unsafe
// difference: a product that overflowed is computed in full
// shows: 25
// except: days > 24 || days < -24
// after: 0
static class Case
{
    static double Probe(int days = 3) => TimeSpan.FromMilliseconds([|days * 24 * 60 * 60 * 1000|]).TotalDays;

    static double Behave(int days) => TimeSpan.FromMilliseconds([|days * 24 * 60 * 60 * 1000|]).TotalDays;
}
