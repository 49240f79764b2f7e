using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Reporting;

/// <summary>What rules share about one compilation: heat, options and the decision whether a candidate is worth a report.</summary>
internal sealed class AllocationContext
{
    private static readonly ConditionalWeakTable<Compilation, OfCompilation> Compilations = new();

    private readonly AnalyzerConfigOptionsProvider _options;
    private readonly FrameworkApi _common;
    private readonly ShownFindings _shown;
    private readonly FileSettings _settings;

    private AllocationContext(Compilation compilation, HeatModel heat, AnalyzerOptions options, DiagnosticSeverity leastShown)
    {
        Compilation = compilation;
        Heat = heat;
        _shown = new ShownFindings(compilation, options, leastShown);
        _settings = new FileSettings(Read);
        _options = options.AnalyzerConfigOptionsProvider;
        _common = TargetFrameworks.CommonTo(_options.GlobalOptions.TryGetValue(TargetFrameworks.Property, out var targets) ? targets : null);
    }

    public Compilation Compilation { get; }

    public HeatModel Heat { get; }

    /// <summary>The one context of a compilation that is analysed with some options, for a host that shows suggestions.</summary>
    public static AllocationContext Of(Compilation compilation, AnalyzerOptions options) => Of(compilation, options, DiagnosticSeverity.Hidden);

    /// <summary>The same for a host that shows no finding which is less severe than some severity.</summary>
    public static AllocationContext Of(Compilation compilation, AnalyzerOptions options, DiagnosticSeverity leastShown)
    {
        if (!Compilations.TryGetValue(compilation, out var known))
            known = Compilations.GetValue(compilation, static key => new OfCompilation(key));
        return known.With(options, leastShown);
    }

    /// <summary>The model of a file, where an action is not given one.</summary>
    public SemanticModel ModelOf(SyntaxTree tree) => SourceModels.Of(Compilation, tree);

    /// <summary>An option's value for a rule in a file.</summary>
    public T Option<T>(Option<T> option, Rule rule, SyntaxTree tree)
    {
        RuleContract.Require(RuleContract.Reading(rule, option));
        return _options.Get(option, rule.Id, tree);
    }

    /// <summary>
    /// Whether a rule reports at <paramref name="place"/>: never in cold code, else when its heat reaches the rule's minimum in that file.
    /// Call it after the cheap tests and before building anything.
    /// </summary>
    public bool IsReported(Rule rule, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken, out PlaceHeat heat) =>
        IsReported(rule, Effort.None, place, model, cancellationToken, out heat);

    /// <summary>The same for a finding that asks for some effort, and so by default for more heat than the rule begins at.</summary>
    /// <param name="rule">The rule.</param>
    /// <param name="effort">What the better code asks for.</param>
    /// <param name="context">The operation at the place.</param>
    /// <param name="heat">The heat of the place, as far as the answer depends on it.</param>
    public bool IsReported(Rule rule, Effort effort, OperationAnalysisContext context, out PlaceHeat heat) =>
        IsReported(rule, effort, context.Operation.Syntax, context.Operation.SemanticModel!, context.CancellationToken, out heat);

    /// <summary>The same at another place than that of the operation that is analyzed.</summary>
    public bool IsReported(
        Rule rule,
        Effort effort,
        SyntaxNode place,
        SemanticModel model,
        CancellationToken cancellationToken,
        out PlaceHeat heat)
    {
        var tree = place.SyntaxTree;
        var shown = ShownIn(tree, rule);
        if (shown == LeastShown.None)
        {
            heat = PlaceHeat.Unknown;
            return false;
        }

        heat = HeatFor(rule, effort, shown, place, model, cancellationToken) with { AsksForMore = rule.OnlySuggests(effort) };
        return Finds(rule, effort, tree, heat, cancellationToken) && MayBeShown(heat, shown);
    }

    /// <summary>
    /// What a finding asks for whose better code calls a newer framework: more where another target of the project lacks that, unless the place is compiled
    /// under a condition already.
    /// </summary>
    public Effort ForAllTargets(Effort effort, FrameworkApi called, SyntaxNode place, CancellationToken cancellationToken) =>
        called <= _common || ConditionalCode.Holds(place, cancellationToken) ? effort : Effort.OtherTargets;

    /// <summary>The heat of a place, with what the options of a rule declare in that file.</summary>
    public PlaceHeat HeatOf(Rule rule, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken, bool isForHotOnly = false) =>
        Heat.Of(place, model, ListedIn(place.SyntaxTree, rule), cancellationToken, rule.IsHeavy, isForHotOnly);

    /// <summary>Whether a rule's findings in a file are shown only where a place is hot, so that less heat need not be told apart.</summary>
    public bool ShowsOnlyHot(Rule rule, SyntaxTree tree) => ShownIn(tree, rule) != LeastShown.All;

    /// <summary>The heat of a place as far as it decides whether a finding there is reported: callers make no place hot.</summary>
    private PlaceHeat HeatFor(Rule rule, Effort effort, LeastShown shown, SyntaxNode place, SemanticModel model, CancellationToken cancellationToken) =>
        Needed(rule, effort, place.SyntaxTree) == HeatLevel.Hot
            ? Heat.WithoutCallers(place, model, ListedIn(place.SyntaxTree, rule), cancellationToken, rule.IsHeavy, isForHotOnly: true)
            : HeatOf(rule, place, model, cancellationToken, isForHotOnly: shown == LeastShown.Warnings);

    /// <summary>
    /// Whether the host may show a finding at some heat. Where those who call the member decide its severity, they are asked once the finding is confirmed.
    /// </summary>
    private static bool MayBeShown(PlaceHeat heat, LeastShown shown) =>
        shown == LeastShown.All || heat.IsDeclared || (!heat.AsksForMore && (heat.Severity == HeatLevel.Hot || heat.Member is not null));

    /// <summary>
    /// Whether the host may show a finding of a rule at an operation, before anything is known of it: false where it shows only what is hot, and nothing around
    /// the operation can make it so.
    /// </summary>
    public bool MayShow(Rule rule, OperationAnalysisContext context)
    {
        var place = context.Operation.Syntax;
        return ShownIn(place.SyntaxTree, rule) is var shown and not LeastShown.None
            && (shown == LeastShown.All || rule.IsHotElsewhere
                || Heat.MayBeHot(place, context.ContainingSymbol, ListedIn(place.SyntaxTree, rule), context.CancellationToken));
    }

    private ListedMembers ListedIn(SyntaxTree tree, Rule rule) => _settings.Of(rule, tree).Listed;

    /// <summary>Which of a rule's findings the host shows in a file.</summary>
    private LeastShown ShownIn(SyntaxTree tree, Rule rule) => _settings.Of(rule, tree).Least;

    private RuleSettings Read(Rule rule, SyntaxTree tree)
    {
        var listed = ListedMembers.None;
        if (!rule.IgnoresHeat)
        {
            var hot = Option(AllocationOptions.HotMembers, rule, tree);
            var cold = Option(AllocationOptions.ColdMembers, rule, tree);
            if (!hot.IsEmpty || !cold.IsEmpty)
                listed = new ListedMembers(hot, cold);
        }

        var minimum = _options.TryGet(AllocationOptions.MinimumHeat, rule.Id, tree, out var configured) ? configured : default(HeatLevel?);
        return new RuleSettings(_shown.LeastIn(tree, rule), listed, minimum);
    }

    /// <summary>Whether a rule reports in a file at a heat that it found itself, for example that of a declaration's hottest use.</summary>
    public bool IsReported(Rule rule, SyntaxTree tree, PlaceHeat heat) => IsReported(rule, Effort.None, tree, heat, CancellationToken.None);

    /// <summary>The same for a finding that asks for some effort. <c>minimum_heat</c> counts for all findings of a rule.</summary>
    public bool IsReported(Rule rule, Effort effort, SyntaxTree tree, PlaceHeat heat, CancellationToken cancellationToken) =>
        Finds(rule, effort, tree, heat, cancellationToken)
        && ShownIn(tree, rule) is var shown and not LeastShown.None && MayBeShown(heat, shown);

    /// <inheritdoc cref="Finds(Rule, Effort, SyntaxTree, PlaceHeat, CancellationToken)"/>
    public bool Finds(Rule rule, Effort effort, OperationAnalysisContext context)
    {
        var place = context.Operation.Syntax;
        var heat = HeatFor(rule, effort, LeastShown.All, place, context.Operation.SemanticModel!, context.CancellationToken);
        return Finds(rule, effort, place.SyntaxTree, heat, context.CancellationToken);
    }

    /// <summary>
    /// Whether a rule reports at some heat to a host that shows suggestions as well. Rules that leave a place to another ask this, so that they leave the same
    /// places to it in an editor and in a build.
    /// </summary>
    public bool Finds(Rule rule, Effort effort, SyntaxTree tree, PlaceHeat heat, CancellationToken cancellationToken)
    {
        RuleContract.Require(RuleContract.Asking(rule, effort));
        if (heat.Level == HeatLevel.Cold || heat.Level < Needed(rule, effort, tree))
            return false;
        var isRare = heat.IsRare && rule.Severity == SeverityPolicy.ByHeat;
        if (heat.IsDeclared || (effort <= Effort.None && !isRare))
            return true;
        if (_settings.Of(rule, tree).MinimumHeat is { } configured)
            return effort != Effort.Unproven || configured == HeatLevel.Unknown;
        if (isRare)
            return false;
        return effort switch
        {
            Effort.Unproven or Effort.OtherTargets => false,
            _ when effort.NeedsALoop() => heat.IsRepeated && !heat.IsDoubtful,
            _ => !effort.NeedsMoreThanOneLoop() || (!heat.IsDoubtful && Heat.WithCallers(heat, ModelOf(tree), cancellationToken).RunsOften),
        };
    }

    /// <summary>The least heat at which a file shows a rule's findings that ask for some effort.</summary>
    private HeatLevel Needed(Rule rule, Effort effort, SyntaxTree tree) =>
        _settings.Of(rule, tree).MinimumHeat ?? effort.NeedsAtLeast(rule.MinimumHeat);

    /// <inheritdoc cref="IsReported(Rule, SyntaxNode, SemanticModel, CancellationToken, out PlaceHeat)"/>
    public bool IsReported(Rule rule, OperationAnalysisContext context, out PlaceHeat heat) => IsReported(rule, Effort.None, context, out heat);

    /// <summary>
    /// Whether a rule leaves a file's places of the kind that <see cref="Precedence"/> names to another, which no configuration turns off there.
    /// </summary>
    public bool Yields(Rule rule, Rule to, SyntaxTree tree, CancellationToken cancellationToken)
    {
        RuleContract.Require(RuleContract.Yielding(rule, to));
        return !IsTurnedOff(to, tree, cancellationToken);
    }

    private bool IsTurnedOff(Rule rule, SyntaxTree tree, CancellationToken cancellationToken)
    {
        var options = Compilation.Options;
        return options.SyntaxTreeOptionsProvider is { } provider
                && (provider.TryGetDiagnosticValue(tree, rule.Id, cancellationToken, out var severity)
                    || provider.TryGetGlobalDiagnosticValue(rule.Id, cancellationToken, out severity))
                && severity == ReportDiagnostic.Suppress
            || (options.SpecificDiagnosticOptions.TryGetValue(rule.Id, out var specific) && specific == ReportDiagnostic.Suppress);
    }

    /// <summary>The diagnostic of a finding, or null where <c>trust_jit</c> hides it, or where it is too little to be suggested.</summary>
    public Diagnostic? ToDiagnostic(Finding finding, CancellationToken cancellationToken) => Weighed(finding, cancellationToken)?.ToDiagnostic();

    /// <summary>
    /// Whether a finding is shown, at the severity that it has: a rule that reports one of several places of the same cause asks this of the one before.
    /// </summary>
    public bool Shows(Finding finding, CancellationToken cancellationToken) => Weighed(finding, cancellationToken) is not null;

    /// <summary>The finding with the heat that its callers give it, and a suggestion where it is small; null where it is not shown.</summary>
    private Finding? Weighed(Finding finding, CancellationToken cancellationToken)
    {
        var tree = finding.Location.SourceTree!;
        if (finding.AdditionalLocations.Any(place => place.SourceTree is { } other && other != tree && !Compilation.ContainsSyntaxTree(other)))
            finding = finding with { AdditionalLocations = ImmutableArray<Location>.Empty };
        if (finding.Certainty == Certainty.JitMayRemove && Option(AllocationOptions.TrustJit, finding.Rule, tree))
            return null;
        var mayWarn = finding.MayWarn && finding.Certainty != Certainty.JitMayRemove;
        var heat = mayWarn ? Heat.WithCallers(finding.Heat, ModelOf(tree), cancellationToken) : finding.Heat;
        var isTooLittle = MayBeTooLittle(finding, heat, tree);
        if ((isTooLittle || (mayWarn && heat.Severity == HeatLevel.Hot)) && (finding.IsSmall || finding.Bytes <= SmallObjects.MostBytes)
            && heat is { LoopDepth: > 0, IsDeclared: false })
        {
            var place = tree.GetRoot(cancellationToken).FindNode(finding.Location.SourceSpan, getInnermostNodeForTie: true);
            var loop = !isTooLittle ? null
                : finding.Loop ?? (place.Parent is CommonForEachStatementSyntax each && each.Expression == place ? each : null);
            if (SmallObjects.AreOutweighed(place, ModelOf(tree), cancellationToken, loop))
                return isTooLittle ? null : finding with { Heat = heat, IsSuggestion = true };
        }

        return finding with { Heat = heat };
    }

    /// <summary>
    /// Whether a small object that other work outweighs is too little for a suggestion: one loop tells nothing more, and to leave it out asks for something, or
    /// the finding never warns, so that no heat says more.
    /// </summary>
    private bool MayBeTooLittle(Finding finding, PlaceHeat heat, SyntaxTree tree) =>
        finding.Rule.Severity == SeverityPolicy.ByHeat
        && (finding.IsSuggestion || finding.Rule.IsOnlySuggested || (finding.Effort > Effort.None && heat.Severity < HeatLevel.Hot))
        && _settings.Of(finding.Rule, tree).MinimumHeat is null;

    /// <summary>Reports a finding unless options hide it.</summary>
    public void Report(OperationAnalysisContext context, Finding finding)
    {
        if (ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>
    /// What all analyses of one compilation share, and their contexts. Another run of analyzers may come with other options, which differ by their provider;
    /// that is held for as long as the compilation: a weak table would let one that lives longer, as that of an open project, keep each compilation.
    /// </summary>
    private sealed class OfCompilation(Compilation compilation)
    {
        private readonly ConcurrentDictionary<(AnalyzerConfigOptionsProvider Options, bool WarningsOnly), AllocationContext> _contexts = new();
        private readonly HeatModel _heat = new(compilation);

        public AllocationContext With(AnalyzerOptions options, DiagnosticSeverity leastShown)
        {
            var key = (options.AnalyzerConfigOptionsProvider, leastShown > DiagnosticSeverity.Info);
            return _contexts.TryGetValue(key, out var context)
                ? context
                : _contexts.GetOrAdd(key, new AllocationContext(compilation, _heat, options, leastShown));
        }
    }
}
