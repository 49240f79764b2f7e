using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.AskedObject;

/// <summary>
/// What is asked of a stopwatch in a local, and the calls that start and stop it. A watch that is started once, before it is asked, is a moment; one that is
/// stopped before all that is asked later is two.
/// </summary>
/// <param name="Start">The statement that starts the watch; null where it is made running.</param>
/// <param name="Stops">The statements that stop it.</param>
/// <param name="Asked">The members that tell what has passed.</param>
internal sealed record StoppedWatch(StatementSyntax? Start, IReadOnlyList<StatementSyntax> Stops, IReadOnlyList<IOperation> Asked)
{
    /// <summary>Whether what a member tells is that of the moment when the watch was stopped.</summary>
    public bool IsStoppedBefore(IOperation member) => Stops.Count > 0 && member.Syntax.SpanStart > Stops[0].SpanStart;

    /// <summary>
    /// The watch of a local by all of its members that are named, in the order of the code; null where it may run again, where a loop or a jump may stop it
    /// before it is asked what it tells while it runs, or where some path asks it in vain whether it was stopped.
    /// </summary>
    public static StoppedWatch? Of(IOperation creation, IReadOnlyList<IOperation> members)
    {
        var start = default(StatementSyntax);
        var stops = new List<StatementSyntax>();
        var asked = new List<IOperation>();
        var declaration = creation.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>();
        foreach (var member in members)
        {
            switch (ObjectAnswers.NameOf(member))
            {
                case "Start" when start is null && creation is IObjectCreationOperation && member == members[0]:
                    start = StatementOf(member);
                    if (start is null || start.Parent != declaration?.Parent)
                        return null;
                    break;
                case "Stop" when StatementOf(member) is { } stop:
                    stops.Add(stop);
                    break;
                case "Elapsed" or "ElapsedMilliseconds" or "ElapsedTicks":
                    asked.Add(member);
                    break;
                default:
                    return null;
            }
        }

        var watch = new StoppedWatch(start, stops, asked);
        return start is null == creation is IInvocationOperation && (stops.Count == 0 || watch.IsStoppedInOrder(declaration!))
            && (start is null || MemberIndex.Own(FlowNode.Label, References.FunctionOf(start)).IsEmpty)
            ? watch
            : null;
    }

    /// <summary>Whether the function is suspended between the start of the watch and the last mention of it, so that the object outlives its frame.</summary>
    public static bool IsSuspended(IOperation creation, IReadOnlyList<IOperation> members)
    {
        var suspensions = MemberIndex.Own(FlowNode.Suspension, References.FunctionOf(creation.Syntax), creation.Syntax.SpanStart);
        return !suspensions.IsEmpty && suspensions[0].SpanStart < members[members.Count - 1].Syntax.SpanStart;
    }

    /// <summary>The block in which what the watch tells after it was stopped can be asked: beside a <c>try</c> whose <c>finally</c> stops it.</summary>
    public static SyntaxNode ReachOf(StatementSyntax stop) =>
        stop.Parent is BlockSyntax { Parent: FinallyClauseSyntax { Parent: TryStatementSyntax { Parent: BlockSyntax block } } } ? block : stop.Parent!;

    private bool IsStoppedInOrder(StatementSyntax declaration)
    {
        if (!MemberIndex.Own(FlowNode.Label, References.FunctionOf(declaration)).IsEmpty)
            return false;
        foreach (var stop in Stops)
        {
            if (Loops.Repeats(declaration.Parent!, stop))
                return false;
        }

        // What is asked after the first stop belongs to the last one before it, which every way there has passed.
        var last = -1;
        foreach (var member in Asked)
        {
            while (last + 1 < Stops.Count && Stops[last + 1].SpanStart < member.Syntax.SpanStart)
                last++;
            if (last >= 0 && !ReachOf(Stops[last]).Span.Contains(member.Syntax.Span))
                return false;
        }

        return true;
    }

    private static StatementSyntax? StatementOf(IOperation member) =>
        member is { Parent: IExpressionStatementOperation { Syntax: ExpressionStatementSyntax { Parent: BlockSyntax or SwitchSectionSyntax } statement } }
            ? statement
            : null;
}
