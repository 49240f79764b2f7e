using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>The heat of one place and the reason that messages print.</summary>
/// <param name="Level">How often the place is expected to run.</param>
/// <param name="Reason">Why, as a phrase that follows a comma or stands in parentheses: "in a loop (line 42, depth 2)".</param>
/// <param name="LoopDepth">The number of loops around the place inside its member. The JIT weighs each level with 8.</param>
internal readonly record struct PlaceHeat(HeatLevel Level, string Reason, int LoopDepth = 0)
{
    /// <summary>Nothing is known.</summary>
    public static PlaceHeat Unknown { get; } = new(HeatLevel.Unknown, "not known to be hot");

    /// <summary>Whether <c>[HotPath]</c> or <c>hot_members</c> declares the place hot, whatever else is known about it.</summary>
    public bool IsDeclared { get; init; }

    /// <summary>
    /// Whether more than one loop over an unknown number of things says that a hot place runs often: a second loop, data that the loop goes through,
    /// or a member that itself runs often. Only there a finding is a warning.
    /// </summary>
    public bool RunsOften { get; init; }

    /// <summary>
    /// Whether nothing but a second loop around the first, or an indexer, says that the place runs often. What is set up has those as well.
    /// </summary>
    public bool IsBarelyOften { get; init; }

    /// <summary>The same heat for what goes through more things itself each time, which is written where there are few of them.</summary>
    public PlaceHeat WhereMoreIsNeeded => IsBarelyOften ? this with { RunsOften = false, IsBarelyOften = false, IsPerRequest = false } : this;

    /// <summary>
    /// Whether only a name and a signature tell that a place is warm, or a loop in which the member calls itself, which is not sure enough for a loop in it
    /// to be one of several.
    /// </summary>
    public bool IsByName { get; init; }

    /// <summary>
    /// Whether the loop that makes a member warm is reached through other members, or through a call that runs one of several implementations. Of such a
    /// chain each link may be the exception.
    /// </summary>
    public bool IsIndirect { get; init; }

    /// <summary>
    /// Whether each time the place runs, matches of a regular expression are made or an object is serialized beside it, or the loop around it pauses now and
    /// then. Only what costs nothing to leave out still counts.
    /// </summary>
    public bool IsBesideWork { get; init; }

    /// <summary>Whether what a member implements tells that it runs often, so that what it calls outside of loops runs as often.</summary>
    public bool IsByShape { get; init; }

    /// <summary>Whether a walk through a tree calls the member for a node, or the member that calls it.</summary>
    public bool IsOfWalk { get; init; }

    /// <summary>Whether the place runs once for each request, or in a loop there that may go through what one request carries.</summary>
    public bool IsPerRequest { get; init; }

    /// <summary>The heat of a place that runs once where a member does: what makes a member's loops run often need not make one object count.</summary>
    public PlaceHeat Once => IsPerRequest ? this with { Level = HeatLevel.Unknown } : this;

    /// <summary>Whether what is known of a place is too little for a small saving: each time costs more anyway, or it may be reached seldom.</summary>
    public bool IsDoubtful => IsIndirect || IsBesideWork;

    /// <summary>Whether a loop repeats a place, or calls its member, or a member that runs often does.</summary>
    public bool IsRepeated => Level >= HeatLevel.Warm && !IsByName && (RunsOften || !IsIndirect);

    /// <summary>
    /// Whether what is known of an unknown place says that its allocations do not matter: it runs rarely, or beside work that costs far more. Findings
    /// are shown there only where <c>minimum_heat</c> asks for them.
    /// </summary>
    public bool IsRare { get; init; }

    /// <summary>
    /// Whether the better code that was asked about is longer than what stands there, or other code has to change for it. That is the owner's to decide, so
    /// the finding is a suggestion unless the place is declared hot.
    /// </summary>
    public bool AsksForMore { get; init; }

    /// <summary>The member whose callers may still tell that a hot place runs often; null where they need not be asked.</summary>
    public IMethodSymbol? Member { get; init; }

    /// <summary>Whether a finding here speaks for one of the same cause at a place of another heat: it is as hot and as severe.</summary>
    public bool SpeaksFor(PlaceHeat other) => Level >= other.Level && Severity >= other.Severity;

    /// <summary>The level that decides how severe a finding is.</summary>
    public HeatLevel Severity => Level == HeatLevel.Hot && (!RunsOften || IsPerRequest) && !IsDeclared ? HeatLevel.Warm : Level;

    /// <summary>
    /// The heat of a place in a loop of what runs for each request: it runs often, but the parts of one request are few, so that this alone is no reason to
    /// warn.
    /// </summary>
    public PlaceHeat InRequest() =>
        RunsOften ? this : this with { RunsOften = true, IsBarelyOften = true, IsPerRequest = true };

    /// <summary>The heat of a hot place in a member that runs rarely: a loop that is not sure to be long does not count there.</summary>
    /// <param name="why">Which member that is, as a phrase that follows the reason.</param>
    public PlaceHeat InRareMember(string why) =>
        RunsOften ? this with { Level = HeatLevel.Warm, RunsOften = false } : Unknown with { Reason = Reason + why };

    /// <summary>The heat of a member that a warm or hot place calls.</summary>
    /// <param name="reason">Which place that is.</param>
    /// <param name="isOneOfSeveral">Whether the call may run other members instead.</param>
    public PlaceHeat OfCallee(string reason, bool isOneOfSeveral) =>
        new(HeatLevel.Warm, reason)
        {
            RunsOften = RunsOften && !IsPerRequest && !isOneOfSeveral,
            Member = isOneOfSeveral ? null : Member,
            IsByName = IsByName,
            IsOfWalk = IsOfWalk,
            IsIndirect = isOneOfSeveral || (Level < HeatLevel.Hot && !IsByShape),
        };

    /// <summary>The heat of what each request calls: a loop in it runs often, but an object or two do not count beside what a request makes anyway.</summary>
    public static PlaceHeat PerRequest(string reason) => new(HeatLevel.Warm, reason) { IsPerRequest = true };

    public static PlaceHeat Cold(string reason) => new(HeatLevel.Cold, reason);

    public static PlaceHeat Hot(string reason) => new(HeatLevel.Hot, reason);

    public static PlaceHeat DeclaredHot(string reason) => new(HeatLevel.Hot, reason) { IsDeclared = true };

    /// <summary>The heat of what each item, element or request calls.</summary>
    public static PlaceHeat Warm(string reason) => new(HeatLevel.Warm, reason) { RunsOften = true, IsByShape = true };
}
