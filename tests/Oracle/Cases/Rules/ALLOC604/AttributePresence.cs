// title: whether a type has an attribute, by making the attribute
// rule: ALLOC604
// bytes: 296
// message: the answer is as large as the type
// il: elsewhere: reflection makes the attribute
// fix: ALLOC604.IsDefined
// safety: unsafe
// difference: does not fail
// shows: none: no attribute of the case fails
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => [|typeof(AttributeTargets).GetCustomAttribute<FlagsAttribute>()|] is null ? 1 : 0;

    static int Behave(int number) =>
        ([|typeof(AttributeTargets).GetCustomAttribute<FlagsAttribute>()|] == null ? 0 : number)
            + ([|typeof(Version).GetCustomAttribute<FlagsAttribute>(false)|] != null ? 1 : 2);
}
