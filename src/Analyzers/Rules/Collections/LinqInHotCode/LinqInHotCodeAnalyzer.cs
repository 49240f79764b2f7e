using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>
/// ALLOC602: finds chains of LINQ operators in hot code, and tells the objects that they make each time: iterators, what some of these buffer, delegates,
/// closures, and the enumerator of the source.
/// </summary>
/// <remarks>
/// <para>
/// It starts from the last operator of a chain, which may be a query with clauses, and counts what each operator makes, by what it is given: the
/// kind of the source, and which of its functions are lambdas that capture anything the compiler cannot keep. A chain that is the sequence of a
/// <c>foreach</c> stands before that loop, not in it. The heat is asked last.
/// </para>
/// <para>
/// One call can do what some chains do with less, see <see cref="ShorterChain"/>, and is welcome wherever the code is not cold. A sequence that a method of
/// the project makes for the chain counts, see <see cref="MadeSequence"/>.
/// A loop can take the place of a chain that ends in a value or a <c>foreach</c> and whose functions are expressions; that is worth it in warm code that
/// runs often. Where none can, the owner has to think of something else: for one or two objects that is worth it only where the code is declared
/// hot, and for more, or a closure, a suggestion where the place is sure to run often. A collection that is the result is wanted, so the chain
/// before it counts only there, and so does a sequence that is returned or passed on. What another chain runs for each element is a suggestion.
/// </para>
/// <para>
/// Not reported: chains that make nothing, such as <c>Count</c> of a collection, or for which .NET 9 and later make nothing; queries of a database,
/// parallel and asynchronous ones; operators inside the arguments of a reported chain; collections that a constructor makes once; expression trees.
/// </para>
/// </remarks>
public sealed class LinqInHotCodeAnalyzer() : AllocationAnalyzer(Descriptors.LinqInHotCode)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(
            static call => LinqChain.IsOperator(((IInvocationOperation)call).TargetMethod),
            context => Analyze(context, allocations),
            OperationKind.Invocation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (LinqChain.EndingAt((IInvocationOperation)context.Operation) is not { } chain)
            return;
        var tree = context.Operation.Syntax.SyntaxTree;
        var model = context.Operation.SemanticModel!;
        var objects = LinqObjects.Of(chain, context.Compilation, ((CSharpParseOptions)tree.Options).LanguageVersion, context.CancellationToken);
        if (objects.IsNone || (objects.IsOnlyEnumerator && NeedsNoneOnNewerFrameworks(chain)) || ExpressionTrees.Holds(chain.End))
            return;

        var shorter = ShorterChain.Of(chain, context.Compilation);
        var isWalk = IsRepeatedWalk(chain);
        var effort = isWalk ? Effort.None : EffortOf(chain, shorter, objects);
        if (!allocations.IsReported(Descriptors.LinqInHotCode, effort, context, out var heat)
            || (heat.IsBarelyOften
                && !allocations.IsReported(Descriptors.LinqInHotCode, effort, tree, heat = heat.WhereMoreIsNeeded, context.CancellationToken))
            || (heat is { Level: HeatLevel.Unknown } or { IsByName: true } && shorter is null && IsSetUp(chain))
            || IsLeftToOthers(chain, objects, heat, allocations, context.CancellationToken))
        {
            return;
        }

        var loop = LinqLoop.Of(chain, model, context.CancellationToken);

        // What sorts, groups or compares with a set needs its memory without the operators as well.
        var without = objects.AreMany && !objects.HasBuffer
            ? Effort.MuchLonger
            : Effort.Unproven;
        if (((loop is null && shorter is null && !isWalk) || (!objects.AreMany && shorter is null && IsOfNewArray(chain, context)))
            && !allocations.IsReported(Descriptors.LinqInHotCode, without, tree, heat, context.CancellationToken))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.LinqInHotCode, chain.Syntax.GetLocation(), heat)
        {
            Bytes = objects.Bytes,
            IsSmall = objects.Bytes is not null && IsLittleBesideItsResult(chain),
            Effort = effort,
            IsSuggestion = shorter is null || chain.Effort == Effort.Elsewhere || !objects.AreMany || IsInQuery(chain) || IsSmall(chain, objects),
            Arguments =
            [
                NameOf(chain),
                objects + (isWalk ? ", and goes through the elements from the first one each time"
                    : shorter is null ? ""
                    : ", of which '" + shorter.Method.Name + "' needs less"),
            ],
        });
    }

    /// <summary>
    /// Whether a loop asks a collection without indexes for its elements one by one, by a number that the loop changes: for each it goes through all before.
    /// </summary>
    private static bool IsRepeatedWalk(LinqChain chain) =>
        chain is { Operators.Length: 1, End.TargetMethod.Name: "ElementAt" or "ElementAtOrDefault", Source: { Type.TypeKind: TypeKind.Class } source }
        && LoopInvariance.InnermostAround(chain.Syntax) is { } loop && !LoopInvariance.Varies(source, loop)
        && LinqChain.ArgumentOf(chain.End, 1) is { } index
        && index.DescendantsAndSelf().Any(part => VariableOperations.NamedBy(part) is { } variable
            && LoopWrites.MayChange(variable, loop, chain.End.SemanticModel!));

    /// <summary>
    /// One operator less is shorter code; a slice and a method of the list are as long, but save little where they make a list themselves. Where no call does
    /// it, a loop of several statements takes the place of the chain, and mostly it is the elements that take the time, not the objects.
    /// </summary>
    private static Effort EffortOf(LinqChain chain, ShorterChain? shorter, LinqObjects objects) =>
        shorter is not null ? EffortOf(shorter.Form, chain)
        : chain.Effort != Effort.Longer || objects.IsOnlyEnumerator ? Effort.Elsewhere
        : Effort.MuchLonger;

    private static Effort EffortOf(ShorterForm form, LinqChain chain) => form switch
    {
        ShorterForm.Operator => Effort.Welcome,
        ShorterForm.Slice => Effort.None,
        _ => chain.Use == ChainUse.Collected ? Effort.MuchLonger : Effort.None,
    };

    /// <summary>
    /// Whether a chain runs a function for each element and makes only a few small objects for that: the calls of the function take longer than they.
    /// </summary>
    private static bool IsSmall(LinqChain chain, LinqObjects objects) =>
        objects.Bytes <= 2 * SmallObjects.MostBytes
        && chain.Operators.Any(static call => call.Arguments.Any(static argument => argument.Parameter?.Type.TypeKind == TypeKind.Delegate));

    /// <summary>Whether a chain makes a collection that is kept: it takes more than the operators that fill it.</summary>
    private static bool IsLittleBesideItsResult(LinqChain chain) => chain.Use == ChainUse.Collected;

    /// <summary>
    /// Whether a function of another chain holds the chain, and so runs it for each element. There are few elements where that is written; for more a
    /// set or a table takes its place, not a loop.
    /// </summary>
    private static bool IsInQuery(LinqChain chain)
    {
        for (SyntaxNode node = chain.Syntax; node.Parent is { } parent and not (StatementSyntax or MemberDeclarationSyntax); node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } }
                && chain.End.SemanticModel!.GetSymbolInfo(call).Symbol is IMethodSymbol called && LinqChain.IsOperator(called))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a constructor makes a collection or sequence by the chain: an object is set up once.</summary>
    private static bool IsSetUp(LinqChain chain) =>
        chain.Effort == Effort.Elsewhere && References.FunctionOf(chain.Syntax) is ConstructorDeclarationSyntax;

    /// <summary>
    /// Whether ALLOC204 speaks of a struct that the chain begins with, ALLOC505 of a copy that it ends with, ALLOC608 of an array that
    /// grows by it, or ALLOC603 of a copy that it goes through.
    /// </summary>
    private static bool IsLeftToOthers(
        LinqChain chain, LinqObjects objects, PlaceHeat heat, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var tree = chain.Syntax.SyntaxTree;
        return (objects.HasBox
                && (chain.Effort == Effort.Elsewhere
                    || (heat.Level < HeatLevel.Hot && !allocations.IsReported(Descriptors.LinqInHotCode, Effort.Elsewhere, tree, heat, cancellationToken)))
                && allocations.Yields(Descriptors.LinqInHotCode, Descriptors.StructThroughInterface, tree, cancellationToken))
            || (chain.Use == ChainUse.Collected
                && ((OnlySlices(chain) && IsReadAsACopy(chain.End, cancellationToken)) || (chain.Argument is { } argument && MayReadSequence(argument)))
                && allocations.Yields(Descriptors.LinqInHotCode, Descriptors.CopyToPassOn, tree, cancellationToken))
            || (chain.Use == ChainUse.Collected && chain.End.Around(Through.BuiltInImplicit).Parent is ISimpleAssignmentOperation assignment
                && GrownArray.Of(assignment, cancellationToken) is not null
                && allocations.Yields(Descriptors.LinqInHotCode, Descriptors.ArrayGrowth, tree, cancellationToken))
            || (IsSnapshot(chain.Source) && allocations.Yields(Descriptors.LinqInHotCode, Descriptors.ConcurrentSnapshot, tree, cancellationToken));
    }

    /// <summary>Whether a chain does nothing but copy a part of its source, which a span over that can be.</summary>
    private static bool OnlySlices(LinqChain chain)
    {
        for (var i = chain.Operators.Length - 2; i >= 0; i--)
        {
            if (chain.Operators[i].TargetMethod.Name is not ("Skip" or "Take"))
                return false;
        }

        return true;
    }

    /// <summary>Whether a call, an index or another copy reads what a chain copies right there, and nothing else does.</summary>
    private static bool IsReadAsACopy(IInvocationOperation copy, CancellationToken cancellationToken)
    {
        var model = copy.SemanticModel!;
        return CopyReader.Of(copy, model, cancellationToken) is not null
            || new ArrayUseClassifier(model, cancellationToken).ClassifyAlone(copy)
                is { Kind: ArrayUseKind.Element } or { Kind: ArrayUseKind.ArrayMethod, IsCopied: true };
    }

    /// <summary>Whether a callee, or one of its overloads, takes a sequence of such items where the copy is given, so that it might do without one.</summary>
    private static bool MayReadSequence(IArgumentOperation argument)
    {
        if (argument.Parameter is not { } parameter || CalledMethod.Of(argument.Parent) is not { ContainingType: { } type } callee)
            return true;
        var item = SequenceTypes.ItemOf(argument.Value.Inside(Through.BuiltInImplicit).Type);
        foreach (var candidate in type.MethodsNamed(callee.Name))
        {
            if (candidate.Parameters.Length > parameter.Ordinal
                && candidate.Parameters[parameter.Ordinal].Type is { TypeKind: TypeKind.Interface } taken && taken.IsUnder("System.Collections")
                && (item is null || SequenceTypes.ItemOf(taken) is not { TypeKind: not TypeKind.TypeParameter } other
                    || item.IsOrHas(other)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the array that a chain goes through is made for it, as by <c>Split</c>: beside that array a small object is a detail.</summary>
    private static bool IsOfNewArray(LinqChain chain, OperationAnalysisContext context) =>
        chain.Source is IInvocationOperation { Type: IArrayTypeSymbol, TargetMethod: var method }
        && ReturnSummaries.Of(context.Compilation).ArrayOf(method, context.CancellationToken) != ReturnedArray.Unknown;

    private static bool IsSnapshot(IOperation? source) => source switch
    {
        IPropertyReferenceOperation { Property: { Name: "Keys" or "Values", ContainingType: var type } } => type.IsIn("System.Collections.Concurrent"),
        IInvocationOperation { TargetMethod: { Name: "ToArray", ContainingType: var type } } => type.IsIn("System.Collections.Concurrent"),
        _ => false,
    };

    private static bool NeedsNoneOnNewerFrameworks(LinqChain chain) =>
        LinqSource.Of(chain) is { } source && LinqOperators.IsSpanReader(chain.Operators[0].TargetMethod, source);

    /// <summary>The operators, as <c>Where.Select.ToList</c>.</summary>
    private static string NameOf(LinqChain chain)
    {
        var name = chain.Operators[0].TargetMethod.Name;
        for (var i = 1; i < chain.Operators.Length; i++)
            name += "." + chain.Operators[i].TargetMethod.Name;
        return name;
    }
}
