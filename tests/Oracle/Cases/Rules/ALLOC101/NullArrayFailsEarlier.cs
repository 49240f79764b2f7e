// title: `Total(value, a)` whose array is looked at after the value
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: unsafe
// difference: a null array fails before anything else is done
// shows: null, "a", true
// except: isNull
// after: 0
static class Case
{
    static int Probe(string value = "b", string item = "a") => [|Total(value, item)|];

    static string Behave(string value, string item, bool isNull)
    {
        try
        {
            return (isNull ? Total(value, (string[])null!) : [|Total(value, item)|]).ToString();
        }
        catch (NullReferenceException)
        {
            return "null";
        }
        catch (ArgumentException)
        {
            return "argument";
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Total(string value, params string[] items)
    {
        var total = Checked(value);
        for (var i = 0; i < items.Length; i++)
            total += items[i].Length;
        return total;
    }

    static int Checked(string value) => value is null ? throw new ArgumentException("value") : value.Length;
}
