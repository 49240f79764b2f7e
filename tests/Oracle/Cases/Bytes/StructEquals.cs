// title: Equals of a struct that does not override it
// rule: ALLOC201
// bytes: 48
struct Point(int x)
{
    public int X = x;
}

static class Case
{
    static bool Probe(int x = 3) => [|new Point(x).Equals(new Point(x))|];
}
