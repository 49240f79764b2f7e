// title: `list.Contains(key)` with two `double`, one item
// rule: ALLOC206
// bytes: 152
// message: ValueType reads the fields by reflection as well
// il: elsewhere: the comparer makes the boxes
// fix: ALLOC206.Equality
// safety: unsafe
// difference: negative zero and NaN in 'X' compare differently on .NET Framework, and hash codes change
// shows: none: the runtimes that are measured compare alike
// except: false
// after: 0
struct Point
{
    public double X;
    public double Y;
}

static class Case
{
    static List<Point> s_list = [new Point { X = 1, Y = 2 }];

    static bool Probe(double x = 2) => [|s_list.Contains(new Point { X = x, Y = 2 })|];

    static int Behave(double x, double[] others)
    {
        List<Point> list = [];
        foreach (var other in others)
        {
            list.Add(new Point { X = other, Y = 1 });
            list.Add(new Point { X = -other, Y = 1 });
        }

        list.Add(new Point { X = -0.0, Y = 1 });
        return [|list.IndexOf(new Point { X = x, Y = 1 })|];
    }
}
