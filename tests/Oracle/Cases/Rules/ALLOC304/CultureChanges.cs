// title: `map.ContainsKey("key" + (i - first))` while the culture changes
// rule: ALLOC304
// bytes: 96
// message: the number of digits is not known
// fix: ALLOC304.KeyArray
// safety: unsafe
// difference: the culture is read once
// shows: 1
// except: first > 0 || first == int.MinValue
// after: 64
using System.Globalization;

static class Case
{
    static Dictionary<string, int> s_map = new() { ["key1"] = 1 };

    static int Probe(int first = 0, int rounds = 3)
    {
        var count = 0;
        for (var round = 0; round < rounds; round++)
        {
            for (var i = 0; i < 1; i++)
            {
                if (s_map.ContainsKey([|"key" + (i - first)|]))
                    count++;
            }
        }

        return count;
    }

    static int Behave(int first)
    {
        var map = new Dictionary<string, int>();
        map["key~1"] = first;
        var before = CultureInfo.CurrentCulture;
        var count = 0;
        for (var round = 0; round < 2; round++)
        {
            for (var i = 0; i < 1; i++)
            {
                if (map.ContainsKey([|"key" + (i - first)|]))
                    count++;
            }

            CultureInfo.CurrentCulture = new CultureInfo("") { NumberFormat = { NegativeSign = "~" } };
        }

        CultureInfo.CurrentCulture = before;
        return count;
    }
}
