using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.StateArgument;

/// <summary>
/// Writes an overload of a method that runs its delegate with a state: the same method, with one parameter and one type parameter more, which it hands on
/// wherever it runs the delegate. It stands behind the method, and a call that is found again in the file with it is one whose callee has the overload.
/// </summary>
internal sealed class AddedOverload
{
    // The overload repeats the body, which is worth it where that is short.
    private const int MostLines = 20;

    private readonly StateAddition _addition;
    private readonly MethodDeclarationSyntax _method;
    private readonly SemanticModel _model;
    private readonly NameBindings? _bindings;

    private AddedOverload(StateAddition addition, MethodDeclarationSyntax method, SemanticModel model, NameBindings? bindings = null)
    {
        _addition = addition;
        _method = method;
        _model = model;
        _bindings = bindings;
    }

    /// <summary>How a caller may tell that there are two methods; null where none can.</summary>
    public string? Difference { get; private set; }

    /// <summary>The overload for a lambda; null where it cannot be written.</summary>
    public static async Task<AddedOverload?> OfAsync(FixRequest request, StateAddition addition, CancellationToken cancellationToken)
    {
        var callee = addition.Callee;
        if (await callee.DeclaringSyntaxReferences[0].GetSyntaxAsync(cancellationToken).ConfigureAwait(false)
                is not MethodDeclarationSyntax { ExplicitInterfaceSpecifier: null } method
            || request.Solution.GetDocument(method.SyntaxTree) is not { } document
            || SourceModels.Find(request.Model.Compilation, method.SyntaxTree) is not { } model
            || LinesOf(method) > MostLines || MethodBody.Of(callee, cancellationToken) is not { } body || InactiveCode.IsIn(body)
            || HasOtherOfItsName(request, addition, cancellationToken)
            || CallerInformation.IsAskedIn(method, model, cancellationToken, CallerQuestion.Frame))
        {
            return null;
        }

        var bindings = await NameBindings.CaptureAsync(request.Solution, callee.Name, [document.Project.Id], cancellationToken).ConfigureAwait(false);
        return bindings is null
            ? null
            : new AddedOverload(addition, method, model, bindings)
            {
                Difference = Differences.Joined(
                    bindings.IsLookedUpByReflection ? "a lookup of '" + callee.Name + "' by name finds two methods" : null,
                    OtherDelegateIn(method, model, cancellationToken)),
            };
    }

    /// <summary>
    /// The solution with the overload, and where a node of the old one stands in it; null where the overload cannot be written, or a call of the name would
    /// mean it that is not changed.
    /// </summary>
    public async Task<(Solution Solution, int Position)?> AddToAsync(Solution solution, SyntaxNode node, CancellationToken cancellationToken)
    {
        if (Text(cancellationToken) is not { } text || solution.GetDocument(_method.SyntaxTree) is not { } document)
            return null;
        var source = _method.SyntaxTree.GetText(cancellationToken);
        var newLine = LineBreaks.Of(source);
        var end = LineBreaks.After(_method);
        var isOnSharedLine = !Indentation.IsFirst(_method.SpanStart, source) && source.Lines.IndexOf(_method.SpanStart) == source.Lines.IndexOf(end);
        var added = isOnSharedLine ? " " + text.TrimStart() : newLine + newLine + text;
        var changed = solution.WithDocumentText(document.Id, source.WithChanges(new TextChange(new TextSpan(end, 0), added)));
        return _bindings is not null
            && await _bindings.HoldBesideAsync(changed, document.Id, new TextSpan(end, added.Length), cancellationToken).ConfigureAwait(false)
                ? (changed, node.SyntaxTree == _method.SyntaxTree && node.SpanStart >= end ? node.SpanStart + added.Length : node.SpanStart)
                : null;
    }

    /// <summary>Whether the overload that a call would bind to is what this would write: the same method, which hands the state on.</summary>
    public static bool IsThere(StatePlan plan, CancellationToken cancellationToken)
    {
        var compilation = plan.Function.SemanticModel!.Compilation;
        var callee = plan.Callee.OriginalDefinition;
        return plan is { Overload: { IsObject: false, Method.DeclaringSyntaxReferences: { Length: 1 } declared }, AtHand.IsEmpty: true, Others.IsEmpty: true }
            && plan.Argument.Parameter!.OriginalDefinition is var parameter
            && callee is { IsVirtual: false, IsAbstract: false, IsOverride: false, DeclaringSyntaxReferences.Length: 1 }
            && plan.Overload.Method is { IsVirtual: false, IsAbstract: false, IsOverride: false }
            && StateAddition.OnlyRuns(callee, parameter, compilation, cancellationToken)
            && callee.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is MethodDeclarationSyntax method
            && SourceModels.Find(compilation, method.SyntaxTree) is { } model
            && !CallerInformation.IsAskedIn(method, model, cancellationToken, CallerQuestion.Frame)
            && OtherDelegateIn(method, model, cancellationToken) is null
            && new AddedOverload(new StateAddition(plan, callee, parameter), method, model).Text(cancellationToken) is { } text
            && SyntaxFactory.ParseMemberDeclaration(text, options: method.SyntaxTree.Options) is { } written
            && SyntaxFactory.AreEquivalent(written, declared[0].GetSyntax(cancellationToken), topLevel: false);
    }

    /// <summary>
    /// What tells a delegate that the method makes from that of its copy, as a difference: two are equal where their function is the same. Null where it makes
    /// none.
    /// </summary>
    private static string? OtherDelegateIn(MethodDeclarationSyntax method, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var operation in model.GetOperation(method, cancellationToken)?.Descendants() ?? [])
        {
            switch ((operation as IDelegateCreationOperation)?.Target)
            {
                case IMethodReferenceOperation { Method: { MethodKind: MethodKind.LocalFunction, Name: var name } }:
                    return "'" + name + "' is another function in the overload";
                case IMethodReferenceOperation { Method: { IsStatic: true, Name: var name } group } when group.TypeArguments.Any(MethodTypeParameters.AreIn):
                    return "'" + name + "' is another delegate in the overload";
                case IAnonymousFunctionOperation:
                    return "a lambda of '" + method.Identifier.ValueText + "' is another function in the overload";
                default:
                    break;
            }
        }

        return null;
    }

    private static int LinesOf(SyntaxNode method)
    {
        var lines = method.SyntaxTree.GetText().Lines.GetLinePositionSpan(method.Span);
        return lines.End.Line - lines.Start.Line + 1;
    }

    /// <summary>Whether a call with one argument more could mean another method of the name, such as one of a derived type or an extension.</summary>
    private static bool HasOtherOfItsName(FixRequest request, StateAddition addition, CancellationToken cancellationToken)
    {
        var callee = addition.Callee;
        foreach (var symbol in request.Model.Compilation.GetSymbolsWithName(callee.Name, SymbolFilter.Member, cancellationToken))
        {
            if (symbol is IMethodSymbol other && !SymbolEqualityComparer.Default.Equals(other, callee) && MayTake(other))
                return true;
        }

        foreach (var symbol in request.Model.LookupSymbols(
            request.Node.SpanStart, callee.ContainingType, callee.Name, includeReducedExtensionMethods: true))
        {
            if (symbol is IMethodSymbol { ReducedFrom: { } extension } && MayTake(extension))
                return true;
        }

        return false;

        bool MayTake(IMethodSymbol other) => StateAddition.MayTakeMore(other, callee)
            && (other.IsExtensionMethod || DerivesFrom(other.ContainingType, callee.ContainingType));
    }

    private static bool DerivesFrom(INamedTypeSymbol? type, INamedTypeSymbol other)
    {
        for (; type is not null; type = type.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, other.OriginalDefinition))
                return true;
        }

        return false;
    }

    /// <summary>The overload as a text that is indented as the method is; null where the method names its types in another way.</summary>
    private string? Text(CancellationToken cancellationToken)
    {
        var parameter = _method.ParameterList.Parameters[_addition.Parameter.Ordinal];
        if (parameter.Type is null || WithState(parameter.Type, FreeTypeName()) is not { } type
            || VariableOperations.OfParameter(_addition.Parameter, _model.Compilation, cancellationToken) is not { } mentions)
        {
            return null;
        }

        var state = FreeName.For("state", _method, _model);
        var typeName = FreeTypeName();
        var changes = new List<TextChange>
        {
            _method.TypeParameterList is { } list
                ? new TextChange(new TextSpan(list.GreaterThanToken.SpanStart, 0), ", " + typeName)
                : new TextChange(new TextSpan(_method.Identifier.Span.End, 0), "<" + typeName + ">"),
            new(parameter.Type.Span, type),
            new(new TextSpan(parameter.Span.End, 0), ", " + typeName + " " + state),
        };
        foreach (var mention in mentions)
        {
            if (StateAddition.RunOf(mention)?.ArgumentList is not { } arguments)
                continue;
            if (arguments.Arguments.Any(static argument => argument.NameColon is not null))
                return null;
            changes.Add(new TextChange(new TextSpan(arguments.CloseParenToken.SpanStart, 0), arguments.Arguments.Count == 0 ? state : ", " + state));
        }

        var source = _method.SyntaxTree.GetText(cancellationToken);
        var begin = source.Lines.GetLineFromPosition(_method.SpanStart).Start;
        if (source.ToString(TextSpan.FromBounds(begin, _method.SpanStart)).Trim().Length > 0)
            begin = _method.SpanStart;
        var text = source.WithChanges(changes.OrderBy(static change => change.Span.Start));
        var length = text.Length - source.Length;
        return Documentation(state, typeName) + text.ToString(TextSpan.FromBounds(begin, _method.Span.End + length));
    }

    /// <summary>The delegate with one parameter more; null where the type is written with an alias of its assembly or namespace.</summary>
    private string? WithState(TypeSyntax type, string typeName)
    {
        switch (type)
        {
            case NullableTypeSyntax nullable:
                return WithState(nullable.ElementType, typeName) is { } element ? element + "?" : null;
            case QualifiedNameSyntax { Right: var right } qualified:
                return WithState(right, typeName) is { } last ? qualified.Left + "." + last : null;
            case AliasQualifiedNameSyntax:
                return null;
            case IdentifierNameSyntax { Identifier.ValueText: "Action" }:
                return "Action<" + typeName + ">";
            case GenericNameSyntax { Identifier.ValueText: "Action", TypeArgumentList.Arguments: var arguments }:
                return "Action<" + arguments + ", " + typeName + ">";
            case GenericNameSyntax { Identifier.ValueText: "Func", TypeArgumentList.Arguments: var arguments }:
                var names = arguments.Select(static argument => argument.ToString()).ToList();
                names.Insert(names.Count - 1, typeName);
                return "Func<" + string.Join(", ", names) + ">";
            default:
                return _addition.Parameter.Type is INamedTypeSymbol { DelegateInvokeMethod: { } invoke } ? WithState(invoke, type.SpanStart, typeName) : null;
        }
    }

    /// <summary>The <c>Action</c> or <c>Func</c> that takes what a delegate of another type does, and a state.</summary>
    private string WithState(IMethodSymbol invoke, int position, string typeName)
    {
        var names = invoke.Parameters.Select(parameter => NameOf(parameter.Type)).Append(typeName).ToList();
        if (!invoke.ReturnsVoid)
            names.Add(NameOf(invoke.ReturnType));
        var name = invoke.ReturnsVoid ? "Action" : "Func";
        var isImported = _model.LookupNamespacesAndTypes(position, name: name).Any(static symbol => symbol.ContainingNamespace is { Name: "System" } space
            && space.ContainingNamespace.IsGlobalNamespace);
        return (isImported ? "" : "System.") + name + "<" + string.Join(", ", names) + ">";

        string NameOf(ITypeSymbol type) => type.ToMinimalDisplayString(_model, position);
    }

    private string FreeTypeName()
    {
        var name = "TState";
        for (var i = 2; _method.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name)
            || IsOfTypeAround(name); i++)
        {
            name = "TState" + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }

        return name;
    }

    private bool IsOfTypeAround(string name)
    {
        for (var type = _addition.Callee.ContainingType; type is not null; type = type.ContainingType)
        {
            if (type.Name == name || type.TypeParameters.Any(parameter => parameter.Name == name) || !type.GetMembers(name).IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>The documentation of the method, with what is new in it where it tells of each parameter.</summary>
    private string Documentation(string state, string typeName)
    {
        var source = _method.SyntaxTree.GetText();
        var newLine = LineBreaks.Of(source);
        var begin = Indentation.Of(_method) + "/// ";
        var lines = new List<string>();
        foreach (var trivia in _method.GetLeadingTrivia())
        {
            if (trivia.GetStructure() is not DocumentationCommentTriviaSyntax documentation || !trivia.IsKind(SyntaxKind.SingleLineDocumentationCommentTrivia))
                continue;
            var first = source.Lines.GetLineFromPosition(documentation.SpanStart).LineNumber;
            var last = source.Lines.GetLineFromPosition(documentation.Span.End - 1).LineNumber;
            var named = Element("param", _addition.Parameter.Name);
            var typed = _addition.Callee.TypeParameters.Length > 0 ? Element("typeparam", _addition.Callee.TypeParameters.Last().Name) : null;
            for (var number = first; number <= last; number++)
            {
                lines.Add(source.Lines[number].ToString());
                if (IsEndOf(typed, number))
                    lines.Add(begin + "<typeparam name=\"" + typeName + "\">The type of the state.</typeparam>");
                if (IsEndOf(named, number))
                    lines.Add(begin + "<param name=\"" + state + "\">What '" + _addition.Parameter.Name + "' is given each time.</param>");
            }

            XmlElementSyntax? Element(string tag, string name) => documentation.Content.OfType<XmlElementSyntax>().FirstOrDefault(element =>
                element.StartTag.Name.LocalName.ValueText == tag
                && element.StartTag.Attributes.OfType<XmlNameAttributeSyntax>().Any(attribute => attribute.Identifier.Identifier.ValueText == name));
        }

        return string.Concat(lines.Select(line => line + newLine));

        bool IsEndOf(SyntaxNode? node, int number) => node is not null && source.Lines.GetLineFromPosition(node.Span.End).LineNumber == number;
    }
}
