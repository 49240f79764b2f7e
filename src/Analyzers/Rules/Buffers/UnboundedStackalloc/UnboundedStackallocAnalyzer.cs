using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;

/// <summary>
/// ALLOC504: finds <c>stackalloc T[n]</c> where nothing that always runs before bounds <c>n</c>. A stack overflow ends the process, and
/// one call is enough, so heat does not matter.
/// </summary>
/// <remarks>
/// <para>
/// It searches the files whose text has the word. A length that is a constant needs no test. For any other, <see cref="UpperBounds"/>
/// looks for a bound: a small type, arithmetic that limits (<c>%</c>, <c>&amp;</c>, <c>Math.Min</c>), a comparison around the allocation
/// or a guard before it, all values of a local or of a member that only its type writes, all calls of a method in the project, or the
/// length of something that is itself bounded. A comparison with a limit whose value is not known counts. A bound of more than 128 KiB is
/// reported with its value.
/// </para>
/// <para>
/// A length that callers outside or a method of the framework give is a warning. Any other may have a bound where no search goes, such as in
/// what calls a constructor: it is shown only with <c>minimum_heat = unknown</c>. So are all but the first whose lengths one member of the project gives, or
/// the same expression in methods of one name. A suggestion is the number of things other than bytes, which is seldom large, a length that is written in
/// sixteen bits as well, and those in code that runs rarely, such as a test.
/// </para>
/// <para>
/// Not a bound: <c>Debug.Assert</c>, and a comparison with the length of other input. Not reported: <c>stackalloc</c> with an
/// initialiser.
/// </para>
/// </remarks>
public sealed class UnboundedStackallocAnalyzer() : AllocationAnalyzer(Descriptors.UnboundedStackalloc)
{
    /// <summary>What a thread's stack has room for with certainty: secondary threads have 1.5 MB, and less on some systems.</summary>
    private const long MostBytes = 128 * 1024;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterSemanticModelAction(context => Analyze(context, allocations));

    // No operation stands for a stackalloc, and an action for its syntax would have the host walk each node of each file. Most files have none.
    private static void Analyze(SemanticModelAnalysisContext context, AllocationContext allocations)
    {
        var tree = context.SemanticModel.SyntaxTree;
        if (!TreeText.Mentions(tree, "stackalloc", context.CancellationToken))
            return;
        var earlier = new HashSet<(ISymbol?, string)>();
        foreach (var node in tree.GetRoot(context.CancellationToken).DescendantNodes())
        {
            if (node is StackAllocArrayCreationExpressionSyntax creation)
                Analyze(creation, earlier, context, allocations);
        }
    }

    /// <param name="creation">The allocation.</param>
    /// <param name="earlier">What has given the length of one before it in the file.</param>
    /// <param name="context">The file.</param>
    /// <param name="allocations">What rules share.</param>
    private static void Analyze(
        StackAllocArrayCreationExpressionSyntax creation,
        HashSet<(ISymbol?, string)> earlier,
        SemanticModelAnalysisContext context,
        AllocationContext allocations)
    {
        if (creation is not { Initializer: null, Type: ArrayTypeSyntax { RankSpecifiers: { Count: 1 } ranks } type } || ranks[0].Sizes.Count != 1
            || ranks[0].Sizes[0] is not { IsMissing: false } length || length is OmittedArraySizeExpressionSyntax or LiteralExpressionSyntax
            || context.SemanticModel.GetConstantValue(length, context.CancellationToken).HasValue
            || context.SemanticModel.GetTypeInfo(length, context.CancellationToken).Type is null or IErrorTypeSymbol)
        {
            return;
        }

        var bound = new UpperBounds(context.SemanticModel, context.CancellationToken).Of(length);
        var element = context.SemanticModel.GetTypeInfo(type.ElementType, context.CancellationToken).Type;
        var size = element is null ? 1 : AllocationSize.OfValue(element) ?? 1;
        if (bound is { } known && known * size <= MostBytes)
            return;

        var isGiven = bound is not null || OutsideValues.Decide(length, context.SemanticModel, context.CancellationToken);

        // A limit for the first is one for all, and what is in sight may have one out of it.
        var isFirst = IsFirstOf(length, earlier, context);
        if ((!isFirst || !isGiven)
            && !allocations.IsReported(Descriptors.UnboundedStackalloc, Effort.Unproven, creation, context.SemanticModel, context.CancellationToken, out _))
        {
            return;
        }

        // One call is enough, so how often the place runs does not matter, unless it is in a test.
        var problem = bound is { } large
            ? "The length '" + length + "' of this stackalloc may be as much as " + large.ToString("N0", CultureInfo.InvariantCulture)
            : "Nothing " + (isGiven ? "" : "in sight ") + "bounds '" + length + "', the length of this stackalloc";
        var finding = new Finding(Descriptors.UnboundedStackalloc, creation.GetLocation(), PlaceHeat.Unknown)
        {
            Arguments = [problem],
            IsSuggestion = !isGiven || !isFirst || (bound is null && !(HoldsNumbers(element) && MayBeLong(length, context)))
                || allocations.HeatOf(Descriptors.UnboundedStackalloc, creation, context.SemanticModel, context.CancellationToken).Level == HeatLevel.Cold,
        };
        if (allocations.ToDiagnostic(finding, context.CancellationToken) is { } diagnostic)
            context.ReportDiagnostic(diagnostic);
    }

    /// <summary>
    /// Whether a length is the first of its kind: no other is the same in a method of that name, in this file or an earlier one, and no member of the project
    /// gives it that has given one before, in this file or, for a method, an earlier one. A limit there is for all of them.
    /// </summary>
    private static bool IsFirstOf(ExpressionSyntax length, HashSet<(ISymbol?, string)> earlier, SemanticModelAnalysisContext context)
    {
        var model = context.SemanticModel;
        if (MeasureOf(length, context) is { } measure)
            return earlier.Add((measure.OriginalDefinition, "")) && !(measure is IMethodSymbol && IsAskedEarlier(measure, model, context.CancellationToken));
        var function = model.GetEnclosingSymbol(length.SpanStart, context.CancellationToken);
        return earlier.Add((function?.ContainingType, function?.Name + ": " + length))
            && !(function is IMethodSymbol { MethodKind: MethodKind.Ordinary } method && IsMadeEarlier(length, method, model, context.CancellationToken));
    }

    /// <summary>Whether a method of the same name in a file that comes before makes a stack buffer whose length is written alike and has no bound.</summary>
    private static bool IsMadeEarlier(ExpressionSyntax length, IMethodSymbol function, SemanticModel model, CancellationToken cancellationToken)
    {
        var others = new HashSet<SyntaxNode>();
        foreach (var symbol in model.Compilation.GetSymbolsWithName(function.Name, SymbolFilter.Member, cancellationToken))
        {
            foreach (var declared in symbol.DeclaringSyntaxReferences)
            {
                if (symbol is IMethodSymbol && TreeText.Mentions(declared.SyntaxTree, "stackalloc", cancellationToken))
                    others.Add(declared.GetSyntax(cancellationToken));
            }
        }

        foreach (var tree in model.Compilation.SyntaxTrees)
        {
            if (tree == model.SyntaxTree)
                return false;
            foreach (var other in others)
            {
                if (other.SyntaxTree == tree && SourceModels.Find(model.Compilation, tree) is { } otherModel
                    && IsMadeIn(other, length, otherModel, cancellationToken))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool IsMadeIn(SyntaxNode method, ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in method.DescendantNodes())
        {
            if (node is StackAllocArrayCreationExpressionSyntax { Type: ArrayTypeSyntax { RankSpecifiers: { Count: 1 } ranks } }
                && ranks[0].Sizes is { Count: 1 } sizes && sizes[0].IsEquivalentTo(length) && new UpperBounds(model, cancellationToken).Of(sizes[0]) is null)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>
    /// The method, property or field of the project that gives a length, itself, through a local, or times a number; null where none does.
    /// </summary>
    private static ISymbol? MeasureOf(ExpressionSyntax length, SemanticModelAnalysisContext context)
    {
        var value = UpperBounds.Bare(ValueOf(length, context));
        while (value is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.MultiplyExpression or (int)SyntaxKind.AddExpression } product)
        {
            if (context.SemanticModel.GetConstantValue(product.Right, context.CancellationToken).HasValue)
                value = UpperBounds.Bare(ValueOf(product.Left, context));
            else if (context.SemanticModel.GetConstantValue(product.Left, context.CancellationToken).HasValue)
                value = UpperBounds.Bare(ValueOf(product.Right, context));
            else
                return null;
        }

        return context.SemanticModel.GetSymbolInfo(value, context.CancellationToken).Symbol
            is (IMethodSymbol or IPropertySymbol or IFieldSymbol) and { DeclaringSyntaxReferences.IsEmpty: false } measure
            ? measure
            : null;
    }

    /// <summary>What a length is, where a local holds it.</summary>
    private static ExpressionSyntax ValueOf(ExpressionSyntax length, SemanticModelAnalysisContext context) =>
        OutsideValues.InitialValueOf(
            context.SemanticModel.GetSymbolInfo(UpperBounds.Bare(length), context.CancellationToken).Symbol, context.CancellationToken) ?? length;

    /// <summary>Whether a file that comes before this one in the compilation makes stack buffers and calls a method of that name.</summary>
    private static bool IsAskedEarlier(ISymbol measure, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var file in CalledNames.Of(model.Compilation, cancellationToken).FilesWith(measure.Name))
        {
            if (file.Tree == model.SyntaxTree)
                return false;
            if (TreeText.Mentions(file.Tree, "stackalloc", cancellationToken))
                return true;
        }

        return false;
    }

    /// <summary>
    /// Whether a length is that of bytes, or any number, and neither how often something is there, as <c>path.Count('/')</c>, nor also written in
    /// sixteen bits.
    /// </summary>
    private static bool MayBeLong(ExpressionSyntax length, SemanticModelAnalysisContext context)
    {
        var model = context.SemanticModel;
        foreach (var node in ValueOf(length, context).DescendantNodesAndSelf())
        {
            if (node is MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(Array.Length) or "Count", Expression: var counted }
                && (node.Parent is InvocationExpressionSyntax
                    || (model.GetTypeInfo(counted, context.CancellationToken).Type is { } type && !HoldsData(type))))
            {
                return false;
            }
        }

        return !SixteenBits.Hold(length, model, context.CancellationToken);
    }

    /// <summary>Whether elements are numbers or characters, of which there may be many, and not objects of other kinds or their handles.</summary>
    private static bool HoldsNumbers(ITypeSymbol? element) =>
        element is null or { SpecialType: >= SpecialType.System_Boolean and <= SpecialType.System_UIntPtr } or { TypeKind: TypeKind.TypeParameter };

    private static bool HoldsData(ITypeSymbol type) => ElementTypes.Of(type) is null or { SpecialType: SpecialType.System_Byte or SpecialType.System_SByte };
}
