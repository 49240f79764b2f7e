using Allocations.Analyzers.Options;

namespace Allocations.Analyzers.Reporting;

/// <summary>
/// What the better code asks of the owner of a place, beside what stands there. An allocation that may not matter is worth mentioning only where
/// leaving it out costs nothing; so the effort decides the least heat at which a finding is shown, unless <c>minimum_heat</c> decides it.
/// </summary>
internal enum Effort
{
    /// <summary>
    /// Less than nothing: the better code is shorter, or the same with another name, or the object is dropped unused nearly each time. Worth a suggestion
    /// wherever the code is not cold, whatever heat the rule begins at.
    /// </summary>
    Welcome,

    /// <summary>Nothing: the better code is no longer and no odder than what stands there.</summary>
    None,

    /// <summary>
    /// Nothing, but in a place that has to be warm: the calls of the member are in sight, which tell how often it runs, or it makes an object anyway.
    /// </summary>
    NoneIfWarm,

    /// <summary>Longer or odder code: a buffer of a few bytes on the stack, a slot with a tag.</summary>
    Longer,

    /// <summary>
    /// Much longer code, or a change of other code first, for what grows with the data: a text or an array. What one loop repeats is worth that, and what a
    /// loop calls.
    /// </summary>
    MuchLongerForData,

    /// <summary>
    /// Much longer code, such as one more overload. Or any change for a saving that is small beside what the place does anyway,
    /// such as an argument list, or seldom made: the result of a step that mostly changes nothing, the box of what may be a class. One loop over an unknown
    /// number of things is too little for it.
    /// </summary>
    MuchLonger,

    /// <summary>
    /// A change of other code first, such as a callee that takes an array, or care elsewhere, such as for references that a pool keeps alive.
    /// </summary>
    Elsewhere,

    /// <summary>
    /// The same code twice, in branches of <c>#if</c>: another target of the project lacks what the better code calls. An owner who builds for it knows that.
    /// </summary>
    OtherTargets,

    /// <summary>
    /// Any change at all for a cost that nothing in sight pays, such as the box of a type parameter that only classes are known to fill, or another design of
    /// several methods for one object.
    /// </summary>
    Unproven,
}

/// <summary>What an effort means for a report.</summary>
internal static class Efforts
{
    /// <summary>The least heat at which a rule that begins at some heat has findings of an effort.</summary>
    public static HeatLevel NeedsAtLeast(this Effort effort, HeatLevel minimum)
    {
        var needed = effort.NeedsAtLeast();
        return effort == Effort.Welcome || needed > minimum ? needed : minimum;
    }

    /// <summary>
    /// The least heat at which a finding is worth the effort. What is unproven, and what another target lacks, needs a place that is declared hot.
    /// </summary>
    public static HeatLevel NeedsAtLeast(this Effort effort) => effort switch
    {
        Effort.Welcome or Effort.None => HeatLevel.Unknown,
        Effort.NoneIfWarm or Effort.Longer or Effort.MuchLongerForData or Effort.MuchLonger => HeatLevel.Warm,
        _ => HeatLevel.Hot,
    };

    /// <summary>Whether the better code is longer or odder than what stands there, or other code has to change.</summary>
    public static bool AsksForMore(this Effort effort) => effort > Effort.NoneIfWarm;

    /// <summary>Whether a loop has to repeat a place, or call its member itself.</summary>
    public static bool NeedsALoop(this Effort effort) => effort == Effort.MuchLongerForData;

    /// <summary>Whether one loop over an unknown number of things is too little, so that a place has to be sure to run often.</summary>
    public static bool NeedsMoreThanOneLoop(this Effort effort) => effort > Effort.MuchLongerForData;
}
