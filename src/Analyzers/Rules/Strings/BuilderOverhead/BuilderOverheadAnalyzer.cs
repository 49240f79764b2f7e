using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// ALLOC305: finds strings that are created only to be appended to a <c>StringBuilder</c> or written to a <c>TextWriter</c>, and builders that
/// live for one text.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>Append</c> and <c>AppendLine</c> whose argument, or the local that holds it for that call alone, is joined, comes from
/// <c>string.Join</c> or <c>string.Format</c>, is the text of another builder or of a value that formats itself, or comes from a method of the project with
/// an overload for a builder. A method without such an overload, <c>ToString</c> among them, is a suggestion in hot code, if its body creates the string,
/// also where a value is given as it is and its <c>ToString</c> runs unseen; so is what is joined for a method of the project that adds a text to others.
/// Of calls of <c>Write</c> and <c>WriteLine</c> it looks at joined texts, in code that is warm at least, and at those of builders and values. It looks at
/// texts of builders that are only measured, indexed or cut, which the builder can be itself. It also looks at declarators of
/// builders that stay in their method and give their text once; ALLOC104 goes first, where one builder before a loop would do; and of writers that do so.
/// </para>
/// <para>
/// Not reported: interpolated strings, which the compiler appends part by part; constants; expression trees; what the SDK reports:
/// <c>ToString()</c> and <c>new string(c, n)</c> (CA1830), <c>Substring</c> (CA1846; ALLOC301 where there are no spans), strings of one
/// character (CA1834); writers of the console.
/// </para>
/// </remarks>
public sealed class BuilderOverheadAnalyzer() : AllocationAnalyzer(Descriptors.BuilderOverhead)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var makers = TextMakers.In(start.Compilation);
        var bodies = SourceBodies.In(start.Compilation);
        start.RegisterLateOperationAction(
            static call => BuilderArgument.Of((IInvocationOperation)call).Kind != BuilderArgumentKind.None,
            context => AnalyzeCall(context, allocations, makers, bodies),
            OperationKind.Invocation);
        start.RegisterLateOperationAction(
            static call => BuilderRead.Of((IInvocationOperation)call).Kind != BuilderReadKind.None,
            context => AnalyzeRead(context, allocations),
            OperationKind.Invocation);
        start.RegisterLateOperationAction(
            static declarator => TemporaryBuilder.From((IVariableDeclaratorOperation)declarator) is not null,
            context => AnalyzeLocal(context, allocations),
            OperationKind.VariableDeclarator);
        start.RegisterLateOperationAction(
            static declarator => TemporaryWriter.From((IVariableDeclaratorOperation)declarator) is not null,
            context => AnalyzeWriter(context, allocations),
            OperationKind.VariableDeclarator);
    }

    private static void AnalyzeCall(OperationAnalysisContext context, AllocationContext allocations, TextMakers makers, SourceBodies bodies)
    {
        var argument = BuilderArgument.Of((IInvocationOperation)context.Operation);
        if (argument.Kind == BuilderArgumentKind.None || ExpressionTrees.Holds(argument.Append)
            || !allocations.IsReported(
                Descriptors.BuilderOverhead, argument.Value.Syntax, context.Operation.SemanticModel!, context.CancellationToken, out var heat))
        {
            return;
        }

        Effort InAll(Effort effort) =>
            allocations.ForAllTargets(effort, CalledFor(argument), argument.Value.Syntax, context.CancellationToken);

        bool IsWorth(Effort effort) => allocations.IsReported(
            Descriptors.BuilderOverhead, effort, argument.Value.Syntax.SyntaxTree, heat, context.CancellationToken);

        var making = TextMaking.None;
        var effort = InAll(EffortOf(argument));
        if (!IsWorth(effort) || IsSameInLoop(argument, heat, allocations, context.CancellationToken)
            || IsFormatted(argument, allocations, context.CancellationToken)
            || (argument.Kind == BuilderArgumentKind.Taken
                && !TextTakers.Take(argument.Append.TargetMethod, context.Compilation, context.CancellationToken))
            || (argument.Kind == BuilderArgumentKind.Called
                && ((making = makers.MakingOf(argument.Maker!, context.CancellationToken)) == TextMaking.None
                    || (making == TextMaking.String && !IsWorth(InAll(Effort.Unproven)))
                    || (bodies.SliceOf(argument.Maker!) is not null
                        && allocations.Yields(
                            Descriptors.BuilderOverhead, Descriptors.ParseChain, argument.Value.Syntax.SyntaxTree, context.CancellationToken)))))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.BuilderOverhead, argument.Value.Syntax.GetLocation(), heat)
        {
            Arguments = [(argument.Given is { } given ? "The text of this '" + given.Name + "'" : "This string")
                + " is made only to be " + (argument.IsWritten ? "written: " : "appended: ") + Advice(argument, making)],
            Effort = effort,
        });
    }

    /// <summary>
    /// Whether a writer is given an interpolated string that boxes its values, which is ALLOC207's, also where that is silent: a writer makes a string of each
    /// number that it is given alone.
    /// </summary>
    private static bool IsFormatted(BuilderArgument argument, AllocationContext allocations, CancellationToken cancellationToken) =>
        argument.IsWritten && argument.Value is IInterpolatedStringOperation text && FormatBoxes.Of(text, allocations.Compilation).Length > 0
        && allocations.Yields(Descriptors.BuilderOverhead, Descriptors.FormatArguments, text.Syntax.SyntaxTree, cancellationToken);

    /// <summary>Whether a text is the same in each iteration of a loop, which ALLOC104 reports.</summary>
    private static bool IsSameInLoop(BuilderArgument argument, PlaceHeat heat, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var tree = argument.Value.Syntax.SyntaxTree;
        return InvariantText.IsMaker(argument.Value)
            && LoopAllocation.OfValue(argument.Value, argument.Value.SemanticModel!) is not null
            && allocations.Yields(Descriptors.BuilderOverhead, Descriptors.LoopInvariantAllocation, tree, cancellationToken)
            && allocations.Finds(Descriptors.LoopInvariantAllocation, Effort.MuchLonger, tree, heat, cancellationToken);
    }

    private static void AnalyzeRead(OperationAnalysisContext context, AllocationContext allocations)
    {
        var read = BuilderRead.Of((IInvocationOperation)context.Operation);
        if (read.Kind == BuilderReadKind.None || ExpressionTrees.Holds(read.Text)
            || !allocations.IsReported(
                Descriptors.BuilderOverhead, read.Kind == BuilderReadKind.Ends ? Effort.Longer : Effort.None, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.BuilderOverhead, read.Text.Syntax.GetLocation(), heat)
        {
            Arguments = [read.Kind switch
            {
                BuilderReadKind.Part => "This string is made only to be cut: the builder can make a string of the part alone",
                BuilderReadKind.Ends => "This string of the whole builder is made only to ask how it begins or ends, as a few characters of the builder tell",
                _ => "This string is made only to be looked at, which the builder can be itself",
            }],
        });
    }

    /// <summary>
    /// A text that a method of the project makes needs a new overload of it, and of what that calls, which is worth something at most where a builder of its
    /// own goes too. One string less for each append is little beside what
    /// a builder or writer does with its characters, and a chain of calls reads worse than the text, all the more for a writer, to which mostly text for people
    /// is written.
    /// </summary>
    private static Effort EffortOf(BuilderArgument argument) => argument.Kind switch
    {
        BuilderArgumentKind.Called => Effort.Elsewhere,
        BuilderArgumentKind.Concat or BuilderArgumentKind.Parts when argument.IsWritten => Effort.Elsewhere,
        BuilderArgumentKind.Formatted when !NeedsBuffer(argument) => Effort.None,
        BuilderArgumentKind.Concat or BuilderArgumentKind.Formatted or BuilderArgumentKind.Parts or BuilderArgumentKind.Taken => Effort.MuchLonger,
        _ => Effort.None,
    };

    /// <summary>What the better code calls: the parts of a text and a format can be appended everywhere.</summary>
    private static FrameworkApi CalledFor(BuilderArgument argument) => argument.Kind switch
    {
        BuilderArgumentKind.Formatted => NeedsBuffer(argument) ? FrameworkApi.Spans : FrameworkApi.Handlers,
        BuilderArgumentKind.Copied or BuilderArgumentKind.Join => FrameworkApi.Spans,
        _ => FrameworkApi.Any,
    };

    private static bool NeedsBuffer(BuilderArgument formatted) => formatted.IsWritten || !HasConstantFormat((IInvocationOperation)formatted.Value);

    // The format in a hole of an interpolated string is part of the code.
    private static bool HasConstantFormat(IInvocationOperation text)
    {
        foreach (var argument in text.Arguments)
        {
            if (argument.Parameter?.Type.SpecialType == SpecialType.System_String && !argument.Value.ConstantValue.HasValue)
                return false;
        }

        return true;
    }

    private static void AnalyzeLocal(OperationAnalysisContext context, AllocationContext allocations)
    {
        var declarator = (IVariableDeclaratorOperation)context.Operation;
        if (TemporaryBuilder.From(declarator) is not { } builder
            || !allocations.IsReported(Descriptors.BuilderOverhead, Effort.MuchLongerForData, context, out var heat)
            || !builder.IsDropped(declarator.SemanticModel!, context.CancellationToken)
            || LoopAllocation.OfLocal(declarator, declarator.SemanticModel!, context.CancellationToken) is not null)
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.BuilderOverhead, builder.Creation.Syntax.GetLocation(), heat)
        {
            Bytes = builder is { Text: null, Capacity: null or { ConstantValue.HasValue: true } } ? ReusableCollections.BytesOf(builder.Creation) : null,
            Arguments = ["'" + builder.Local.Name + "' and its buffer live for one text, which a buffer on the stack or a builder that is kept can collect"],
            IsSuggestion = true,
        });
    }

    private static void AnalyzeWriter(OperationAnalysisContext context, AllocationContext allocations)
    {
        var declarator = (IVariableDeclaratorOperation)context.Operation;
        if (TemporaryWriter.From(declarator) is not { } creation
            || !allocations.IsReported(Descriptors.BuilderOverhead, Effort.Unproven, context, out var heat)
            || !TemporaryWriter.IsDropped(declarator, creation, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.BuilderOverhead, creation.Syntax.GetLocation(), heat)
        {
            Arguments = ["'" + declarator.Symbol.Name + "' and its builder live for one text, which a writer that is kept and emptied can collect"],
        });
    }

    private static string Advice(BuilderArgument argument, TextMaking making) => argument.Kind switch
    {
        BuilderArgumentKind.Taken => "'" + argument.Append.TargetMethod.Name + "' can take its parts",
        BuilderArgumentKind.Concat or BuilderArgumentKind.Parts => "the " + (argument.IsWritten ? "writer" : "builder") + " can take its parts",
        BuilderArgumentKind.Formatted =>
            NeedsBuffer(argument) ? "'TryFormat' and a span need no string" : "the builder can format the value in place",
        BuilderArgumentKind.Copied => "the overload of '" + argument.Append.TargetMethod.Name + "' for a builder needs no string",
        BuilderArgumentKind.Repeated => "'Append' repeats a character itself",
        BuilderArgumentKind.Sliced => "'" + (argument.IsWritten ? "Write" : "Append") + "' takes characters of an array",
        BuilderArgumentKind.Join => "'AppendJoin' needs no string",
        BuilderArgumentKind.Format => "'AppendFormat' needs no string",
        BuilderArgumentKind.Called =>
            "an overload of '" + argument.Maker!.Name + "' that writes to the "
                + (argument.IsWritten ? "writer" : "builder") + " would need no string" + (making == TextMaking.Builder ? " and no builder" : ""),
        _ => "'" + argument.Overload!.Name + "' can write to the builder",
    };
}
