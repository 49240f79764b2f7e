using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Rewriting.Texts;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>
/// ALLOC305: gives the builder the parts of the string, or lets it join or format; asks the builder instead of its text. An operand is then evaluated
/// when the text before it is in the builder already; the fix is safe where no operand can notice, nor fail while other code sees the builder. Refused:
/// operands that name the builder, <c>?.</c>, named arguments.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(BuilderOverheadCodeFix))]
public sealed class BuilderOverheadCodeFix() : AllocationCodeFix("ALLOC305")
{
    private const string Partial = "the text before an operand that fails stays appended";
    private const string Seen = "code that an operand runs sees the text before it in the builder";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>((request.Node is BaseObjectCreationExpressionSyntax
            ? StackText.Plan(request, cancellationToken) ?? Plan(request, cancellationToken)
            : BuilderReads.Plan(request, cancellationToken) ?? Plan(request, cancellationToken)) is { } fix
            ? [fix]
            : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (TakerOf(request, cancellationToken) is not { NameColon: null,
            Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax callee } call }
            || request.Model.GetOperation(call, cancellationToken) is not IInvocationOperation operation
            || BuilderArgument.Of(operation) is not { Kind: not BuilderArgumentKind.None } argument
            || !request.Node.Span.Contains(argument.Value.Syntax.Span)
            || (argument.Held is not null && !CanMove(argument, call, callee, request.Model)))
        {
            return null;
        }

        // The text of such a builder is collected elsewhere when its own finding is fixed, and the same call is edited then.
        if (argument.Kind is BuilderArgumentKind.Copied or BuilderArgumentKind.Formatted
            && TemporaryBuilderOf(operation) is { } temporary && temporary.IsDropped(request.Model, cancellationToken))
        {
            return null;
        }

        return argument.Kind switch
        {
            BuilderArgumentKind.Copied => Copied(request, argument, call, cancellationToken),
            _ when argument.IsWritten => null,
            BuilderArgumentKind.Formatted => Formatted(request, argument, call, callee, cancellationToken),
            BuilderArgumentKind.Concat => Split(request, argument, call, callee, cancellationToken),
            BuilderArgumentKind.Join =>
                Renamed(request, argument, call, callee, "AppendJoin", IsQuietJoin((IInvocationOperation)argument.Value), cancellationToken),
            BuilderArgumentKind.Format =>
                Renamed(request, argument, call, callee, "AppendFormat", IsQuietFormat((IInvocationOperation)argument.Value), cancellationToken),
            BuilderArgumentKind.Sliced => Sliced(request, argument, call, callee, cancellationToken),
            BuilderArgumentKind.Repeated => Repeated(request, argument, call, callee, cancellationToken),
            BuilderArgumentKind.Written => Written(request, argument, call, callee),
            _ => null,
        };
    }

    /// <summary>The argument that the text of a finding is, or that names the local which holds it.</summary>
    private static ArgumentSyntax? TakerOf(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is not { Initializer.Value: var value } declarator || value.Plain() != request.Node
            || request.Model.GetOperation(declarator, cancellationToken) is not IVariableDeclaratorOperation { Symbol: var local } declared)
        {
            return request.Node.FirstAncestorOrSelf<ArgumentSyntax>();
        }

        return VariableOperations.Of(local, declared) is { Count: 2 } mentions ? mentions[1].Syntax.FirstAncestorOrSelf<ArgumentSyntax>() : null;
    }

    /// <summary>
    /// Whether a text can be made where the local is read that holds it: by the next statement, which names a builder that nothing changes and calls it first.
    /// </summary>
    private static bool CanMove(BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee, SemanticModel model)
    {
        if (argument.Held is not { Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax
                { Declaration.Variables.Count: 1 } statement } }
            || Comments.AreInOrBeside(statement) || call.FirstAncestorOrSelf<StatementSyntax>() is not ExpressionStatementSyntax next
            || statement.Parent is not BlockSyntax block || block.Statements.IndexOf(statement) is var place && block.Statements.IndexOf(next) != place + 1
            || argument.Value is IInterpolatedStringOperation
            || argument.Append.Instance is not { } builder || callee.Expression is not IdentifierNameSyntax name
            || builder is not (ILocalReferenceOperation or IParameterReferenceOperation { Parameter.RefKind: RefKind.None }))
        {
            return false;
        }

        var first = next.Expression;
        while (first is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: InvocationExpressionSyntax inner } })
            first = inner;

        // What the text is made by may be a function around this one, which gives the variable another builder.
        var member = statement.FirstAncestorOrSelf<MemberDeclarationSyntax>(static node => node is not GlobalStatementSyntax) ?? statement.SyntaxTree.GetRoot();
        return first == call && !Writes.To(name.Identifier.ValueText, member, model);
    }

    private static Fix? Split(
        FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee, CancellationToken cancellationToken)
    {
        var interpolated = argument.Value as IInterpolatedStringOperation;
        var parts = interpolated is null ? ConcatParts.Of(argument.Value) : HolesOf(interpolated);
        if (parts.Skip(1).Any(part => Names(part.Syntax, callee)))
            return null;
        var isLine = argument.Append.TargetMethod.Name == "AppendLine";
        var last = isLine && interpolated is null
            && parts[parts.Count - 1] is { Type.SpecialType: SpecialType.System_String, Syntax: ExpressionSyntax text } and not IInterpolatedStringOperation
            ? text
            : null;
        var chain = new AppendChain(request.Model.Compilation);
        var append = callee.WithName(SyntaxFactory.IdentifierName("Append"));
        var rewritten = interpolated is not null ? chain.After(append, interpolated)
            : last is null ? chain.After(append, parts, argument.Value.Syntax)
            : chain.After(append, parts.Take(parts.Count - 1).ToList(), SyntaxFactory.IdentifierName("none"));
        if (rewritten is null
            || (last is not null
                && Comments.AreInOrBeside(argument.Value.Syntax)))
        {
            return null;
        }

        if (isLine)
        {
            rewritten = SyntaxFactory.InvocationExpression(
                SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, rewritten, SyntaxFactory.IdentifierName("AppendLine")),
                SyntaxFactory.ArgumentList(last is null ? default : SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(last.WithoutTrivia()))));
        }

        // Making the text of the first operand comes before anything is appended.
        var isSafe = parts.Skip(1).All(AppendChain.IsQuiet) || PrivateBuilder.Is(callee.Expression, request.Model, cancellationToken);
        var difference = isSafe ? null : Difference(parts.Skip(1), request.Model, cancellationToken);
        var growth = CapacityReads.DifferenceOfBuildersIn(request.Model.Compilation, cancellationToken);
        return ToFix(request, call, rewritten, "Append the parts", "Parts", Differences.Joined(difference, growth));
    }

    /// <summary>The holes of an interpolated string, with the text before the first one.</summary>
    private static List<IOperation> HolesOf(IInterpolatedStringOperation text)
    {
        var holes = new List<IOperation>();
        foreach (var part in text.Parts)
        {
            if (part is IInterpolationOperation hole)
                holes.Add(ConcatParts.Plain(hole.Expression));
            else if (holes.Count == 0 && part is IInterpolatedStringTextOperation first)
                holes.Add(first.Text);
        }

        return holes;
    }

    /// <summary>
    /// <c>sb.Append(' ', count)</c>: both fail in the same way for a negative count, but only the string does before it is known whether there is a builder.
    /// </summary>
    private static Fix? Repeated(
        FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee, CancellationToken cancellationToken)
    {
        if (argument.Value.Syntax is not BaseObjectCreationExpressionSyntax { ArgumentList: { } list } || Comments.AreIn(call)
            || list.Arguments.Any(static item => item.NameColon is not null))
        {
            return null;
        }

        var isCounted = ((IObjectCreationOperation)argument.Value).Arguments[1].Value.ConstantValue.HasValue;
        var rewritten = Appending(argument, call, callee, list, static parameters =>
            parameters.Length == 2 && parameters[0].Type.SpecialType == SpecialType.System_Char);
        return ToFix(
            request, call, rewritten, "Append the character repeatedly", "Repeated",
            isCounted || request.NullProof(cancellationToken).IsNeverNull(callee.Expression) ? null : "a builder that is null fails before a negative count");
    }

    /// <summary>
    /// <c>sb.Append(characters, start, count)</c>: a bad start or count fails alike, but only the string is made before the builder is asked.
    /// </summary>
    private static Fix? Sliced(
        FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee, CancellationToken cancellationToken)
    {
        if (argument.Value.Syntax is not BaseObjectCreationExpressionSyntax { ArgumentList: { } list } || Comments.AreIn(call)
            || list.Arguments.Any(static item => item.NameColon is not null))
        {
            return null;
        }

        var nulls = request.NullProof(cancellationToken);
        var rewritten = Appending(argument, call, callee, list, static parameters =>
            parameters.Length == 3 && parameters[0].Type.TypeKind == TypeKind.Array);
        var differences = new Differences();
        if (!nulls.IsNeverNull(list.Arguments[0].Expression))
            differences.Add("an array that is null appends nothing where the count is 0");
        if (!nulls.IsNeverNull(callee.Expression))
            differences.Add("a builder that is null fails before a bad start or count");
        differences.Add(CapacityReads.DifferenceOfBuildersIn(request.Model.Compilation, cancellationToken));
        return ToFix(request, call, rewritten, "Append the characters", "Sliced", differences.Text);
    }

    /// <summary>
    /// The call of the overload of <c>Append</c> that takes what a string is made of, and of <c>AppendLine</c> after it where that was called.
    /// </summary>
    private static InvocationExpressionSyntax Appending(
        BuilderArgument argument,
        InvocationExpressionSyntax call,
        MemberAccessExpressionSyntax callee,
        ArgumentListSyntax list,
        Func<ImmutableArray<IParameterSymbol>, bool> fits)
    {
        var method = argument.Append.TargetMethod;
        var append = call.WithExpression(callee.WithName(SyntaxFactory.IdentifierName("Append"))).WithArgumentList(list.WithTriviaFrom(call.ArgumentList))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark(method.ContainingType.MethodsNamed("Append").Where(overload => fits(overload.Parameters))));
        return method.Name == "AppendLine"
            ? SyntaxFactory.InvocationExpression(
                SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, append, SyntaxFactory.IdentifierName("AppendLine")))
            : append;
    }

    private static Fix? Renamed(
        FixRequest request,
        BuilderArgument argument,
        InvocationExpressionSyntax call,
        MemberAccessExpressionSyntax callee,
        string name,
        bool isQuiet,
        CancellationToken cancellationToken)
    {
        if (argument.Append.TargetMethod.Name != "Append" || argument.Value.Syntax is not InvocationExpressionSyntax made || Names(made, callee)
            || made.ArgumentList.Arguments.Any(static item => item.NameColon is not null))
        {
            return null;
        }

        var isSafe = isQuiet || PrivateBuilder.Is(callee.Expression, request.Model, cancellationToken);
        var difference = isSafe ? null : Difference([argument.Value], request.Model, cancellationToken);
        var rewritten = call
            .WithExpression(callee.WithName(SyntaxFactory.IdentifierName(name)))
            .WithArgumentList(made.ArgumentList.WithTriviaFrom(call.ArgumentList));
        return ToFix(
            request,
            call,
            rewritten.WithAdditionalAnnotations(ExpectedSymbols.Mark(request.Model.Compilation
                .GetTypeByMetadataName("System.Text.StringBuilder")!
                .GetMembers(name)
                .OfType<IMethodSymbol>())),
            "Let the builder " + (name == "AppendJoin" ? "join" : "format"),
            name,
            Differences.Joined(
                Differences.Joined(difference, name == "AppendJoin" ? OfNulls(made, callee, request.NullProof(cancellationToken)) : null),
                DifferenceOf((IInvocationOperation)argument.Value, request.Model.Compilation, cancellationToken)));
    }

    /// <summary>Joining fails where the items are null, before a builder does that is null as well.</summary>
    private static string? OfNulls(InvocationExpressionSyntax join, MemberAccessExpressionSyntax callee, NullProof nulls) =>
        join.ArgumentList.Arguments is { Count: 2 } arguments && !nulls.IsNeverNull(callee.Expression) && !nulls.IsNeverNull(arguments[1].Expression)
            ? "a builder that is null throws before items that are null do"
            : null;

    /// <summary>What may differ where a builder formats or joins instead of <see cref="string"/>, whose text it got at once.</summary>
    private static string? DifferenceOf(IInvocationOperation call, Compilation compilation, CancellationToken cancellationToken)
    {
        var differences = new Differences();
        differences.Add(OwnSpanDifference(call, compilation, cancellationToken));
        differences.Add(CapacityReads.DifferenceOfBuildersIn(compilation, cancellationToken));
        foreach (var argument in call.Arguments)
        {
            if (SequenceTypes.ItemOf(argument.Parameter?.Type) is not null)
                differences.Add(OwnCollections.DifferenceOfLists(argument.Value.Inside(Through.BuiltInImplicit), compilation));
        }

        return differences.Text;
    }

    /// <summary>
    /// What may differ where a builder formats or joins instead of <see cref="string"/>: either may write a value into its memory, or ask for its text where
    /// there is no room.
    /// </summary>
    private static string? OwnSpanDifference(IInvocationOperation call, Compilation compilation, CancellationToken cancellationToken) =>
        FormattedTypes.OwnSpanDifference(
            call.Arguments.SelectMany(static argument => TypesOf(argument.Value)).Where(static type => type?.SpecialType != SpecialType.System_String),
            compilation,
            cancellationToken);

    /// <summary>The types of the values that an argument holds: those of a list that is written out, or of the elements of a sequence.</summary>
    private static IEnumerable<ITypeSymbol?> TypesOf(IOperation argument)
    {
        var value = argument.Inside(Through.BuiltIn);
        if (value is IArrayCreationOperation { Initializer.ElementValues: var items })
            return items.Select(static item => item.Inside(Through.BuiltIn).Type);
        return value.Type switch
        {
            IArrayTypeSymbol array => [array.ElementType],
            INamedTypeSymbol { TypeArguments: { Length: 1 } elements } type when !NullableTypes.IsNullable(type) => [elements[0]],
            var type => [type],
        };
    }

    private static Fix? Written(FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee)
    {
        if (call.Parent is not ExpressionStatementSyntax || argument.Append.TargetMethod.Name != "Append" || callee.Expression is not IdentifierNameSyntax
            || argument.Value is not IInvocationOperation operation || argument.Value.Syntax is not InvocationExpressionSyntax made || Names(made, callee)
            || operation.Arguments.Any(static item => item.ArgumentKind != ArgumentKind.Explicit)
            || made.ArgumentList.Arguments.Any(static item => item.NameColon is not null))
        {
            return null;
        }

        var rewritten = made
            .AddArgumentListArguments(SyntaxFactory.Argument(callee.Expression.WithoutTrivia()))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark([argument.Overload!]));
        return ToFix(request, call, rewritten, "Write to the builder", "Written", "another overload of '" + argument.Overload!.Name + "' is called");
    }

    private static Fix? Copied(FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, CancellationToken cancellationToken)
    {
        if (Comments.AreIn(call)
            || argument.Value.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var source } })
        {
            return null;
        }

        var differences = new Differences();
        if (!request.NullProof(cancellationToken).IsNeverNull(source))
            differences.Add("a builder that is null appends nothing instead of throwing");
        if (argument is { IsWritten: true, Append.TargetMethod.ContainingType.IsSealed: false })
            differences.Add("a derived type may override only the overload for strings");
        if (!argument.IsWritten)
            differences.Add(CapacityReads.DifferenceOfBuildersIn(request.Model.Compilation, cancellationToken));
        var rewritten = call
            .WithArgumentList(SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(source.WithoutTrivia()))))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark(OverloadsFor(argument.Append)));
        return ToFix(
            request, call, rewritten, argument.IsWritten ? "Write the builder itself" : "Append the builder itself", "Copied", differences.Text);
    }

    private static IEnumerable<IMethodSymbol> OverloadsFor(IInvocationOperation append)
    {
        // The receiver's type may override them and not the method that is called.
        var method = append.TargetMethod;
        return (append.Instance?.Type ?? method.ContainingType).MethodsNamed(method.Name)
            .Where(static overload => overload.Parameters is { Length: 1 } parameters && parameters[0].Type.IsStringBuilder());
    }

    /// <summary>
    /// <c>sb.Append(culture, $"{value:format}")</c>. The provider is then asked before the value, and may have a formatter of its own; a builder that is
    /// null fails first.
    /// </summary>
    private static Fix? Formatted(
        FixRequest request, BuilderArgument argument, InvocationExpressionSyntax call, MemberAccessExpressionSyntax callee, CancellationToken cancellationToken)
    {
        var made = (IInvocationOperation)argument.Value;
        if (made is not { Instance: { } instance, Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } text }
            || !FrameworkTexts.AreOf(instance.Type) || OperandSyntax.Of(instance) is not { } value || Comments.AreIn(call)
            || text.ArgumentList.Arguments.Any(static item => item.NameColon is not null))
        {
            return null;
        }

        var format = default(string);
        var provider = default(IOperation);
        foreach (var item in made.Arguments)
        {
            if (item is not { ArgumentKind: ArgumentKind.Explicit, Parameter: { Type: { } type } })
                return null;
            if (type.SpecialType != SpecialType.System_String)
                provider = item.Value.ConstantValue.HasValue ? null : item.Value;
            else if (item.Value.ConstantValue is { HasValue: true, Value: var constant })
                format = constant as string is { Length: > 0 } known ? known : null;
            else
                return null;
        }

        var hole = new InterpolatedText();
        if (!hole.TryAddHole(value, null, format))
            return null;
        var differences = new Differences();
        if (provider is not null && !(FormatProviders.IsCulture(provider) && AppendChain.IsQuiet(instance)))
            differences.Add("the provider is asked before the value, also for a formatter of its own");
        if (!request.NullProof(cancellationToken).IsNeverNull(callee.Expression))
            differences.Add("a builder that is null throws before the value is formatted");
        var arguments = new List<ArgumentSyntax>();
        if (provider is { Syntax: ExpressionSyntax culture })
            arguments.Add(SyntaxFactory.Argument(culture.WithoutTrivia()));
        arguments.Add(SyntaxFactory.Argument(hole.ToExpression()));
        var rewritten = call.WithArgumentList(SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(
            arguments, Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), arguments.Count - 1))));
        var overloads = argument.Append.TargetMethod.ContainingType
            .GetMembers(argument.Append.TargetMethod.Name)
            .OfType<IMethodSymbol>()
            .Where(static method => method.Parameters is { Length: > 0 } parameters
                && parameters[parameters.Length - 1].Type.Name == "AppendInterpolatedStringHandler");
        return ToFix(
            request, call, rewritten.WithAdditionalAnnotations(ExpectedSymbols.Mark(overloads)), "Let the builder format the value", "Value", differences.Text);
    }

    private static TemporaryBuilder? TemporaryBuilderOf(IInvocationOperation append)
    {
        var builder = append.Instance;
        while (builder is IInvocationOperation { Instance: { } inner })
            builder = inner;
        return builder is ILocalReferenceOperation { Local: { DeclaringSyntaxReferences: { Length: 1 } references } }
            && append.SemanticModel!.GetOperation(references[0].GetSyntax()) is IVariableDeclaratorOperation declarator
            ? TemporaryBuilder.From(declarator)
            : null;
    }

    private static Fix? ToFix(
        FixRequest request, InvocationExpressionSyntax call, InvocationExpressionSyntax rewritten, string title, string key, string? difference)
    {
        var edits = request.Replacing(call, rewritten.WithTriviaFrom(call));
        if (!call.Span.Contains(request.Node.Span))
            edits.Remove(request.Node.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>()!, request.Model);
        return new FixBuilder(edits, title, key).MayDiffer(difference).Build();
    }

    // What may be seen may also fail: own code throws, and what is asked of another builder fails where that is null.
    private static string Difference(IEnumerable<IOperation> operands, SemanticModel model, CancellationToken cancellationToken) =>
        Differences.Joined(Reaches(operands, model, cancellationToken) ? Seen : null, Partial)!;

    /// <summary>
    /// Whether operands may look at the builder, or write to it, after the text before them: they run code of the project, or name another
    /// builder or writer.
    /// </summary>
    private static bool Reaches(IEnumerable<IOperation> operands, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var operand in operands)
        {
            if (CallGraph.RunsOwnCode(operand, model, cancellationToken) || operand.DescendantsAndSelf().Any(static part => MayWrap(part.Type)))
                return true;
        }

        return false;
    }

    private static bool MayWrap(ITypeSymbol? type) => type.IsStringBuilder() || type is { Name: "StringWriter" or "TextWriter" };

    /// <summary>Whether an operand names what the builder is found by: it may then see what is appended before it.</summary>
    private static bool Names(SyntaxNode operand, MemberAccessExpressionSyntax callee)
    {
        var root = callee.Expression;
        while (root is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax inner })
            root = inner.Expression;
        var name = root switch
        {
            IdentifierNameSyntax identifier => identifier.Identifier.ValueText,
            MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
            _ => null,
        };
        return name is null || operand.DescendantNodesAndSelf().Any(node => node is IdentifierNameSyntax other && other.Identifier.ValueText == name);
    }

    /// <summary>Whether joining runs no code that may fail or look at the builder: the items are strings or numbers in an array or a list.</summary>
    private static bool IsQuietJoin(IInvocationOperation join)
    {
        if (join.Arguments.Length != 2)
            return false;
        if (join.Arguments[1].ArgumentKind != ArgumentKind.Explicit)
            return AreQuiet(join, from: 1);
        return ConcatParts.Plain(join.Arguments[1].Value).Type switch
        {
            IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_String } => true,
            INamedTypeSymbol { Name: "List", TypeArguments: { Length: 1 } arguments,
                ContainingNamespace: { Name: "Generic", ContainingNamespace.Name: "Collections" } } =>
                AppendChain.IsQuietText(arguments[0]),
            _ => false,
        };
    }

    /// <summary>Whether the arguments from a position on are of plain types; they may be those of an array or a span that the compiler makes.</summary>
    private static bool AreQuiet(IInvocationOperation call, int from) =>
        call.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: var arguments }
        && arguments.Skip(from).All(argument => AppendChain.IsQuietText(call.SemanticModel!.GetTypeInfo(argument.Expression).Type));

    /// <summary>Whether formatting cannot fail: a constant format of plain holes, each with its argument, and arguments of plain types.</summary>
    private static bool IsQuietFormat(IInvocationOperation format)
    {
        if (format.TargetMethod.Parameters[0].Type.SpecialType != SpecialType.System_String
            || format.Arguments[0].Value.ConstantValue is not { HasValue: true, Value: string text })
        {
            return false;
        }

        if (format.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments.Count: var count } || !AreQuiet(format, from: 1))
            return false;
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] == '}')
                return false;
            if (text[i] != '{')
                continue;
            if (i + 2 >= text.Length || text[i + 1] is < '0' or > '9' || text[i + 1] - '0' >= count - 1 || text[i + 2] != '}')
                return false;
            i += 2;
        }

        return true;
    }
}
