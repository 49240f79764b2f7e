// title: GetHashCode of a struct that does not override it
// rule: ALLOC201
// bytes: 24
struct Point(int x)
{
    public int X = x;
}

static class Case
{
    static int Probe(int x = 3) => [|new Point(x).GetHashCode()|];
}
