// title: a method with a parameter of a type
// rule: ALLOC604
// bytes: 176
// message: the answer is as large as the type
// il: elsewhere: reflection makes the answer
// fix: ALLOC604.Field
// safety: safe
// unflagged: the call of the method takes an array
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => [|typeof(Version).GetMethod("CompareTo", new[] { typeof(Version) })|].Name.Length;

    static int Behave(int major, int other) =>
        (int)[|typeof(Version).GetMethod("CompareTo", new[] { typeof(Version) })|]
            .Invoke(new Version(major & 255, 0), new object[] { new Version(other & 255, 0) });
}
