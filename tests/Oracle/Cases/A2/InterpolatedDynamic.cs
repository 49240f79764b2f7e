// title: an interpolated string with a dynamic hole
// row: same, but a hole contains await, or a hole is dynamic
// rule: none: formatting that boxes is for a later rule
// bytes: 32
// note: the number was boxed before
static class Case
{
    static dynamic s_number = 300;

    static string Probe() => $"a{s_number}";
}
