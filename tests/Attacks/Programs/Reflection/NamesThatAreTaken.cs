// fixes: ALLOC604
// The names of the new members are taken by others, in the type, above it and in the method.
using System;
using System.Linq;

class Above { protected static int VersionProperties = 5; protected class FieldsOf<T> { public static string Value = "above"; } }

sealed class Asking : Above
{
    private static string DayOfWeekNames() => "names";

    public string Ask<T>(int dayOfWeekNames)
    {
        var versionProperties = VersionProperties;
        return typeof(Version).GetProperties().Length + versionProperties + string.Join(",", Enum.GetNames(typeof(DayOfWeek))) + dayOfWeekNames
            + DayOfWeekNames() + typeof(T).GetFields().Length + FieldsOf<T>.Value + Enum.GetNames(typeof(DayOfWeek)).Length;
    }
}

struct Counting { public int Size; public readonly int Fields() => typeof(Counting).GetFields().Length; }

static class Program
{
    static void Main() => Console.WriteLine(new Asking().Ask<DateTime>(3) + new Counting().Fields());
}
