// title: DateTime.Now
// rule: none: it takes time and no memory; ALLOC701 reports it in a loop
// bytes: 0
// il: none
static class Case
{
    static long Probe() => DateTime.Now.Ticks;
}
